#!/bin/sh
# systemd as a first process of its own, with our units and no others: booted.sh FOLDER SOURCE PYTHON SITE
# Runs under "unshare --pid --mount ..."; nothing outside FOLDER is written. FOLDER/environment is /etc/rostra/rostra.env.
set -eu
folder=$1 source=$2 python=$3 site=$4

mount --make-rprivate /
mount -t tmpfs tmpfs /run
mkdir -p /run/lock /run/etc /run/work /run/python /run/site /run/source /run/folder
mount --bind "$python" /run/python
mount --bind "$site" /run/site
mount --bind "$source" /run/source
mount --bind "$folder" /run/folder

# What the guide puts where.
mount -t overlay overlay -o lowerdir=/etc,upperdir=/run/etc,workdir=/run/work /etc
mkdir -p /etc/rostra
cp /run/folder/environment /etc/rostra/rostra.env
mount -t tmpfs tmpfs /opt
mkdir -p /opt/rostra/bin /opt/rostra/share
cp /run/source/deploy/backup.sh /opt/rostra/share/
# Python and packages of the tests may be in somebody's home, which the units cannot see.
cat >/opt/rostra/bin/rostra <<'SCRIPT'
#!/bin/sh
export LD_LIBRARY_PATH=/run/python/lib PYTHONHOME=/run/python PYTHONPATH=/run/source/src:/run/site
exec /run/python/bin/python3 -m rostra "$@"
SCRIPT
chmod 755 /opt/rostra/bin/rostra
systemd-sysusers /run/source/deploy/systemd/rostra.sysusers.conf

rm -rf /etc/systemd/system
mkdir -p /etc/systemd/system /run/units
cp /run/source/deploy/systemd/*.service /run/source/deploy/systemd/*.timer /etc/systemd/system/
for unit in rostra rostra-backup; do
    mkdir "/etc/systemd/system/$unit.service.d"
    printf '[Service]\nStandardOutput=append:/run/folder/log\nStandardError=append:/run/folder/log\n' \
        >"/etc/systemd/system/$unit.service.d/log.conf"
done

# Of all other units only what ours ask for is there, and it does nothing.
for target in sysinit basic shutdown network-online multi-user timers sockets paths slices; do
    printf '[Unit]\nDefaultDependencies=no\n' >"/run/units/$target.target"
done
mount --bind /run/units /lib/systemd/system
mkdir -p /run/folder/lib
mount --bind /run/folder/lib /var/lib

export container=lxc
exec /lib/systemd/systemd --system --unit=multi-user.target --log-target=console --show-status=no
