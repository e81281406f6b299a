"""The commands ``rostra arena``, ``league`` and ``balance``: play what is missing, then show the result."""

import errno
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rostra.arena import balance, balance_page, contest, league, pictures, workers
from rostra.arena import plan as plans
from rostra.arena.contest import seats_of
from rostra.arena.ledger import GAMES, RECORDS, Ledger
from rostra.arena.plan import ArenaError, Plan
from rostra.arena.play_game import Played
from rostra.bots import COMPANION, Budget, level
from rostra.bots.bot import MOST
from rostra.data_folder import data_folder
from rostra.file_lock import InUse
from rostra.game import Json
from rostra.terminal import arena_report, saved_games
from rostra.terminal.arguments import BadInput, GameName, Language, Options, load, texts_of
from rostra.terminal.screen import Screen, progress
from rostra.texts import Texts

MOST_GAMES = 10_000_000

Names = Annotated[list[str], typer.Argument(help="help-arena-bots", show_default=False)]
LeagueNames = Annotated[list[str] | None, typer.Argument(help="help-league-bots", show_default=False)]
Seconds = Annotated[float | None, typer.Option(help="help-seconds", show_default=False)]
Simulations = Annotated[int | None, typer.Option("--sims", min=1, max=MOST, help="help-sims", show_default=False)]
Seed = Annotated[int, typer.Option(help="help-seed-arena")]
Jobs = Annotated[int, typer.Option(min=1, max=256, help="help-jobs")]
Save = Annotated[Path | None, typer.Option(help="help-save-arena", metavar="DIR", show_default=False)]
On = Annotated[str | None, typer.Option(help="help-on", metavar="ray", show_default=False)]
JsonFile = Annotated[Path | None, typer.Option("--json", help="help-json", metavar="FILE", show_default=False)]
Picture = Annotated[Path | None, typer.Option(help="help-picture", metavar="FILE", show_default=False)]


def add_to(app: typer.Typer) -> None:
    app.command("arena", help="help-arena")(_arena)
    app.command("league", help="help-league")(_league)
    app.command("balance", help="help-balance")(_balance)


def _arena(
    context: typer.Context,
    game: GameName,
    names: Names,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="help-games-arena")] = 400,
    jobs: Jobs = 1,
    seconds: Seconds = None,
    sims: Simulations = None,
    seed: Seed = 1,
    save: Save = None,
    on: On = None,
    option: Options = None,
    json_file: JsonFile = None,
    picture: Picture = None,
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    loaded = load(say, game, option)
    with _arena_errors(say):
        plan = plans.contest(loaded, names, _budget(say, seconds, sims), seed, games)
    run = Run(say, plan, save, jobs, on, {"result.json": json_file, "picture.svg": picture})
    found = contest.summary(plan, run.play(_Rate(say, plan).add))
    if found is not None:
        run.keep("result.json", _json(found.json(plan)))
        run.keep("picture.svg", pictures.of_contest(say, plan, found))
        arena_report.show_contest(Screen(), say.of(game), plan, found)
    run.end(found is not None)


def _league(
    context: typer.Context,
    game: GameName,
    names: LeagueNames = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="help-games-league")] = 100,
    jobs: Jobs = 1,
    seconds: Seconds = None,
    sims: Simulations = None,
    seed: Seed = 1,
    save: Save = None,
    on: On = None,
    option: Options = None,
    json_file: JsonFile = None,
    picture: Picture = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="help-markdown")] = False,
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    loaded = load(say, game, option)
    with _arena_errors(say):
        plan = plans.league(loaded, _budget(say, seconds, sims), seed, games, names or ())
    run = Run(say, plan, save, jobs, on, {"result.json": json_file, "picture.svg": picture})
    found = league.summary(plan, run.play())
    if found is not None:
        run.keep("result.json", _json(found.json(plan)))
        run.keep("picture.svg", pictures.of_league(say, plan, found))
        if markdown:
            typer.echo(arena_report.league_in_markdown(say.of(game), found))
        else:
            arena_report.show_league(Screen(), say.of(game), plan, found)
    run.end(found is not None)


def _balance(
    context: typer.Context,
    game: GameName,
    bot: Annotated[str | None, typer.Option(help="help-balance-bot", show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, help="help-games")] = 1000,
    jobs: Jobs = 1,
    seconds: Seconds = None,
    sims: Simulations = None,
    seed: Seed = 1,
    save: Save = None,
    on: On = None,
    option: Options = None,
    json_file: JsonFile = None,
    page_file: Annotated[Path | None, typer.Option("--page", help="help-balance-page", metavar="FILE")] = None,
    language: Language = None,
) -> None:
    say = texts_of(context, language)
    loaded = load(say, game, option)
    with _arena_errors(say):
        plan = plans.balance(loaded, bot or level(loaded.name, COMPANION), _budget(say, seconds, sims), seed, games)
    run = Run(say, plan, save, jobs, on, {"result.json": json_file, "balance.html": page_file})
    found = balance.summary(plan, run.play())
    if found is not None:
        run.keep("result.json", _json(found.json(plan)))
        run.keep("balance.html", balance_page.of_balance(say, plan, found))
        arena_report.show_balance(Screen(), say.of(game), plan, found)
    run.end(found is not None)


class Run:
    """A command at work: it plays the games that its folder lacks, and keeps the results there."""

    def __init__(
        self, say: Texts, plan: Plan, folder: Path | None, jobs: int, on: str | None, copies: dict[str, Path | None]
    ) -> None:
        """``copies``: the results by their names in the folder, and where else the user wants them."""
        if on not in (None, "ray"):
            raise BadInput(say.say("error-on", value=on))
        self.say = say
        self.plan = plan
        self.folder = folder or data_folder() / "arena" / f"{plan.kind}-{plan.game}-{plan.fingerprint()}"
        self.copies = copies
        self._check()
        self.jobs = jobs
        self.on_ray = on == "ray"
        self.missing = 0  # games, if the user interrupts
        self.faulty: set[str] = set()  # bots that gave no answer

    def _check(self) -> None:
        """Check where copies go now, not after hours of play."""
        folder = self.folder.resolve()
        taken = {folder, folder / GAMES, *(folder / result for result in self.copies)}
        for name, file in self.copies.items():
            if file is None:
                continue
            if file.is_dir() or not file.absolute().parent.is_dir():
                raise BadInput(self.say.say("error-file-place", file=str(file)))
            if not os.access(file if file.exists() else file.absolute().parent, os.W_OK):
                raise BadInput(self.say.say("error-file", file=str(file), why=os.strerror(errno.EACCES)))
            place = file.resolve()
            own = place == folder / name
            if not own and (place in taken or folder / RECORDS in place.parents or _is_output(file)):
                raise BadInput(self.say.say("error-file-taken", file=str(file)))
            taken.add(place)

    def play(self, describe: Callable[[Played], str] | None = None) -> list[Played]:
        """All games of the plan, those of earlier runs included; fewer if the user interrupts."""
        try:
            with _arena_errors(self.say), saved_games.locked(self.folder / GAMES):
                ledger = Ledger(self.folder, self.plan)
                there = len(ledger.games())
                if there:
                    typer.echo(self.say.say("arena-goes-on", there=there, folder=str(self.folder)), err=True)
                if ledger.missing():
                    self._play_on(ledger, describe or (lambda _: self.say.say("simulate-progress")))
                self._report_fault_counts(ledger.games())
                return ledger.games()
        except InUse as use:
            raise BadInput(self.say.say("error-ledger-in-use", folder=str(self.folder), process=use.process)) from None
        except OSError as wrong:
            why = wrong.strerror or str(wrong)
            raise BadInput(self.say.say("error-folder", file=str(self.folder), why=why)) from None

    def _play_on(self, ledger: Ledger, describe: Callable[[Played], str]) -> None:
        words = [self.say.say("simulate-progress"), *map(describe, ledger.games())]
        missing = ledger.missing()
        began = time.monotonic()
        try:
            with progress() as bar, ledger.open() as file:
                task = bar.add_task(words[-1], total=self.plan.games, completed=self.plan.games - len(missing))
                for finished in workers.run(self.plan, missing, self.jobs, self.on_ray):
                    ledger.add(file, finished)
                    self._report_faults(bar.console, finished.played)
                    bar.update(task, advance=1, description=describe(finished.played))
        except KeyboardInterrupt:
            self.missing = len(ledger.missing())
        played = len(missing) - len(ledger.missing())
        took = round(time.monotonic() - began, 1)
        typer.echo(self.say.say("simulate-time", games=played, seconds=took), err=True)

    def _report_faults(self, console: Console, played: Played) -> None:
        """The first fault of a bot is reported at once: nobody wants to wait for hours for a bot that does not work."""
        for player, why in zip(self.plan.lineups[played.lineup], played.why):
            label = self.plan.players[player].label
            if why and label not in self.faulty:
                self.faulty.add(label)
                sentence = self.say.say("arena-fault", player=label, why=why)
                console.print(sentence, markup=False, highlight=False, soft_wrap=True)

    def _report_fault_counts(self, games: list[Played]) -> None:
        for player, who in enumerate(self.plan.players):
            found = contest.effort(self.plan, games, player)
            if found.faults:
                typer.echo(self.say.say("arena-faults", player=who.label, faults=found.faults), err=True)

    def keep(self, name: str, text: str) -> None:
        """Write a result into the folder, and where else the user wants it."""
        copy = self.copies[name]
        for file in [self.folder / name, *([copy] if copy else [])]:
            try:
                saved_games.write(file, text)
            except OSError as wrong:
                raise BadInput(self.say.say("error-file", file=str(file), why=wrong.strerror or str(wrong))) from None

    def end(self, shown: bool) -> None:
        typer.echo(self.say.say("arena-folder", folder=str(self.folder)), err=True)
        if not shown:
            typer.echo(self.say.say("arena-nothing"), err=True)
        if self.missing:
            games, wanted = self.plan.games - self.missing, self.plan.games
            typer.echo(self.say.say("arena-interrupted", games=games, wanted=wanted), err=True)
            raise typer.Exit(130)


class _Rate:
    """The first player's rate so far, for the progress bar."""

    def __init__(self, say: Texts, plan: Plan) -> None:
        self.say = say
        self.plan = plan
        self.won = 0.0
        self.seats = 0

    def add(self, played: Played) -> str:
        for seat in seats_of(self.plan, played, 0):
            self.won += played.share(seat)
            self.seats += 1
        share = self.say.percent(self.won / self.seats)
        return self.say.say("arena-progress", player=self.plan.players[0].label, share=share)


def _budget(say: Texts, seconds: float | None, simulations: int | None) -> Budget | None:
    if seconds is not None and simulations is not None:
        raise BadInput(say.say("error-budget-both"))
    if seconds is not None and not 0 < seconds <= MOST:
        raise BadInput(say.say("error-seconds", value=str(seconds)))
    if seconds is None and simulations is None:
        return None
    return Budget(seconds=seconds, simulations=simulations)


@contextmanager
def _arena_errors(say: Texts) -> Iterator[None]:
    """Errors of the arena become bad input, in words."""
    try:
        yield
    except ArenaError as error:
        raise BadInput(say.say(error.message, **error.details)) from None


def _is_output(file: Path) -> bool:
    """Whether the tables go into this file already: it is /dev/stdout."""
    return file.is_file() and os.path.samestat(file.stat(), os.fstat(1))


def _json(found: Json) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False, allow_nan=False) + "\n"
