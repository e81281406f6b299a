"""A table as a picture: a scene of shapes and words (caesar, nero), drawn as SVG text or as pixels."""
