#!/bin/sh
# A backup named after this moment, and only the newest ones stay: sh backup.sh FOLDER [HOW_MANY]
# The database is that of ROSTRA_DATABASE. Works while the server runs. Old backups go only after the new one is there.
set -eu

folder=${1:?Usage: sh backup.sh FOLDER, the folder for backups, and how many stay (14)}
keep=${2:-14}
case $keep in '' | 0 | *[!0-9]*) echo "How many backups stay: a number from 1, not '$keep'." >&2; exit 2 ;; esac

umask 077 # what is hidden in a match is in its backup
mkdir -p "$folder"
"${ROSTRA:-rostra}" db backup "$folder/rostra-$(date -u +%Y-%m-%dT%H-%M-%SZ).gz"

find "$folder" -maxdepth 1 -name '.rostra-*.gz.*' -mtime +1 -delete # halves of backups that were interrupted
ls -1 "$folder" | grep '^rostra-.*Z\.gz$' | sort -r | tail -n "+$((keep + 1))" | while read -r old; do
    rm -- "$folder/$old"
done
