#!/bin/sh
# A thinker that never answers.
exec sleep 60
