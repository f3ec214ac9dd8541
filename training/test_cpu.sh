#!/bin/sh
# Both games end to end at toy size on a CPU: train, resume, students alone, arenas, files read back, nets rounded, steps left fitted, a study. About four minutes; make has been run.
# LIMIT: seconds a process has, for machines that are slow or busy.
set -eu
cd "$(dirname "$0")"
PYTHON=${PYTHON:-python3}
LIMIT=${LIMIT:-28}
OUT=.build/test
export OMP_NUM_THREADS=1  # PyTorch's threads would share few cores with those of the games
rm -rf "$OUT"
for game in yinsh gipf; do
  $PYTHON train.py runs/tiny-$game.json --out $OUT/first --seconds $LIMIT --total $((LIMIT * 9 / 5))
  $PYTHON train.py runs/tiny-$game.json --out $OUT/second --seconds $LIMIT --total $((LIMIT * 9 / 5)) --resume $OUT/first/$game-state.pt
  $PYTHON quantize.py $OUT/second/$game-16x2.knet $OUT/$game-rounded.knet --settings runs/tiny-$game.json --positions 512
  $PYTHON testvectors.py $OUT/$game-rounded.knet $OUT/$game.json 4
  $PYTHON plot.py $OUT/second/$game-progress.jsonl $OUT/$game.svg
done
$PYTHON fit_steps.py nets/gipf-32x4-1.knet $OUT/steps.knet --settings runs/tiny-gipf.json --positions 512
$PYTHON train.py runs/tiny-students.json --out $OUT/students --seconds $LIMIT
$PYTHON study_plateau.py runs/tiny-study.json --out $OUT/study --seconds $((LIMIT * 5 / 2))
$PYTHON test_run.py $OUT
