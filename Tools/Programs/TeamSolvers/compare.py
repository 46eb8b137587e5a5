"""Compares teams that the app has found with those of public solvers.

usage: compare.py [--exhaustive] FILE

FILE is the output of the program TeamRequests. CP-SAT of OR-Tools solves each request, and prtpy those
without rules. With --exhaustive, all teams of each request are tried instead, which is possible for up
to ten players and needs no solver. Exit codes: 0 no differences, 1 differences, 64 usage, 65 unexpected
content of FILE, 66 FILE cannot be read, 69 a solver is missing, 70 a solver has failed.
"""

import sys
from collections import defaultdict
from dataclasses import replace
from multiprocessing import Pool
from statistics import median
from time import process_time

from request import SolvedRequest

EXHAUSTIVE = "--exhaustive"


def differences(solved, fairest_teams, *other_solvers):
    """Returns sentences about differences from the solvers, and the seconds of each solver."""
    request = solved.request
    found, seconds = timed(fairest_teams, request)
    times = {"solver": seconds}
    if solved.teams is None:
        return conflict_differences(solved, found, fairest_teams), times
    sentences = request.mistakes(solved.teams)
    if sentences:
        return sentences, times
    difference = request.difference(solved.teams)
    if float(difference) != solved.difference:
        sentences.append(f"The reported difference is {solved.difference}, that of the teams is "
                         f"{float(difference)}.")
    if found is None:
        sentences.append("According to the solver, the rules contradict each other.")
    elif request.difference(found) != difference:
        sentences.append(f"The solver has {found} with the difference "
                         f"{float(request.difference(found))}, not {float(difference)}.")
    for solver in other_solvers:
        teams, times["prtpy"] = timed(solver, request)
        if request.difference(teams) != difference:
            sentences.append(f"prtpy has {teams} with the difference "
                             f"{float(request.difference(teams))}, not {float(difference)}.")
    return sentences, times


def conflict_differences(solved, found, fairest_teams):
    """Checks rules that contradict each other. The strengths do not matter for this."""
    request = replace(solved.request, strengths=dict.fromkeys(solved.request.strengths, 0))
    sentences = []
    if found is not None:
        sentences.append(f"The rules do not contradict each other: the solver has {found}.")
    if fairest_teams(replace(request, rules=solved.conflict)) is not None:
        sentences.append(f"The rules {solved.conflict} do not contradict each other.")
    for rule in solved.conflict:
        fewer = tuple(other for other in solved.conflict if other != rule)
        if fairest_teams(replace(request, rules=fewer)) is None:
            sentences.append(f"The conflict does not need {rule}.")
    return sentences


def timed(solver, request):
    start = process_time()
    return solver(request), process_time() - start


def compare(line):
    """Compares one line. Returns the kind of the request, the times, whether there are no teams,
    and the differences."""
    solved = SolvedRequest.from_json(line)
    request = solved.request
    kind = f"{['two', 'three'][request.team_count - 2]} teams"
    if EXHAUSTIVE in sys.argv:
        from exhaustive import fairest_teams
        solvers = [fairest_teams]
    else:
        from solvers import balanced_partition, fairest_teams, is_number_partitioning
        solvers = [fairest_teams]
        if is_number_partitioning(request):
            kind += f" of {len(request.strengths)} players without rules"
            solvers.append(balanced_partition)
    sentences, seconds = differences(solved, *solvers)
    times = {"app": solved.milliseconds} | {name: 1000 * time for name, time in seconds.items()}
    return kind, times, solved.teams is None, sentences


def report(results):
    """Prints a table of the numbers of requests, and the median and the largest times."""
    solver = "all splits" if EXHAUSTIVE in sys.argv else "CP-SAT"
    table = [["median (max) in ms", "requests", "no teams", "app", solver, "prtpy", "differences"]]
    for kind in sorted(results):
        rows = results[kind]
        row = [kind, str(len(rows)), str(sum(is_conflict for _, is_conflict, _ in rows))]
        for name in ["app", "solver", "prtpy"]:
            times = [times[name] for times, _, _ in rows if name in times]
            row.append(f"{median(times):.1f} ({max(times):.1f})" if times else "")
        table.append(row + [str(sum(bool(sentences) for _, _, sentences in rows))])
    widths = [max(map(len, column)) for column in zip(*table)]
    table.insert(1, ["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]])
    for row in table:
        cells = [cell.rjust(width) for cell, width in zip(row, widths)]
        print("|", row[0].ljust(widths[0]), "|", " | ".join(cells[1:]), "|")


def fail(code, message):
    print(f"compare.py: {message}", file=sys.stderr)
    sys.exit(code)


def main():
    if "--help" in sys.argv:
        print(__doc__)
        return
    paths = [argument for argument in sys.argv[1:] if argument != EXHAUSTIVE]
    if len(paths) != 1:
        fail(64, "Expected one file, the output of the program TeamRequests.")
    results = defaultdict(list)
    with open(paths[0], encoding="utf-8") as lines, Pool() as pool:
        for number, (kind, *row) in enumerate(pool.imap(compare, lines, chunksize=4), 1):
            results[kind].append(row)
            for sentence in row[2]:
                print(f"{paths[0]}:{number}: {sentence}", file=sys.stderr)
    if not results:
        fail(65, f"{paths[0]} has no requests. Write it with the program TeamRequests.")
    report(results)
    sys.exit(any(row[2] for rows in results.values() for row in rows))


if __name__ == "__main__":
    try:
        main()
    except OSError as error:
        fail(66, f"A file cannot be read: {error}.")
    except ImportError as error:
        fail(69, f"{error}. Install the packages of requirements.txt, or try --exhaustive.")
    except (KeyError, TypeError, ValueError) as error:
        fail(65, f"A line is no request ({error!r}). Write the file with the program TeamRequests.")
    except RuntimeError as error:
        fail(70, error)
