#!/bin/sh
# systemd as a first process of its own, with our units and no others: booted.sh FOLDER SOURCE PYTHON SITE
# Runs under "unshare --pid --mount ..."; nothing outside FOLDER is written. FOLDER is /run/folder there, and SOURCE is
# /opt/rostra-source; /run/installed is what deploy/install.sh would make.
set -eu
folder=$1 source=$2 python=$3 site=$4

mount --make-rprivate /
mount -t tmpfs tmpfs /run
mkdir -p /run/lock /run/units /run/etc /run/work /run/python /run/site /run/source /run/folder
mount --bind "$python" /run/python
mount --bind "$site" /run/site
mount --bind "$source" /run/source
mount --bind "$folder" /run/folder

mount -t overlay overlay -o lowerdir=/etc,upperdir=/run/etc,workdir=/run/work /etc
rm -rf /etc/systemd/system
mkdir /etc/systemd/system
mount -t tmpfs tmpfs /usr/local/bin
mount -t tmpfs tmpfs /opt
ln -s /run/source /opt/rostra-source

mkdir -p /run/installed/bin /run/installed/share
cp /run/source/deploy/backup.sh /run/source/deploy/rostra.sh /run/installed/share/
# Python and packages of the tests may be in somebody's home, which the units cannot see.
cat >/run/installed/bin/rostra <<'SCRIPT'
#!/bin/sh
export LD_LIBRARY_PATH=/run/python/lib PYTHONHOME=/run/python PYTHONPATH=/run/source/src:/run/site
exec /run/python/bin/python3 -m rostra "$@"
SCRIPT
chmod 755 /run/installed/bin/rostra

# Of all other units only what ours ask for is there, and it does nothing.
for target in sysinit basic shutdown network-online multi-user timers sockets paths slices; do
    printf '[Unit]\nDefaultDependencies=no\n' >"/run/units/$target.target"
done
mount --bind /run/units /lib/systemd/system
mkdir -p /run/folder/lib
mount --bind /run/folder/lib /var/lib

export container=lxc
exec /lib/systemd/systemd --system --unit=multi-user.target --log-target=console --show-status=no
