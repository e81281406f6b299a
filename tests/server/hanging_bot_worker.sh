#!/bin/sh
# A bot worker that never answers.
exec sleep 60
