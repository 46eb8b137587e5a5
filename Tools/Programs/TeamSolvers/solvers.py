"""Public solvers of which each finds the fairest teams of a request."""

from math import gcd, lcm

import prtpy
from ortools.sat.python import cp_model

# Above this number of players, prtpy takes minutes for some requests.
PRTPY_LIMIT = 22


def fairest_teams(request):
    """Returns the fairest teams, found by CP-SAT of OR-Tools; None if the rules contradict each
    other."""
    found = [teams for sizes in request.sizes if (teams := _fairest_teams(request, sizes))]
    return min(found, key=request.difference, default=None)


def _fairest_teams(request, sizes):
    model = cp_model.CpModel()
    numbers = range(request.team_count)
    # Whether a player is in a team.
    plays = {(player, team): model.new_bool_var(f"{player} in {team}")
             for player in request.strengths for team in numbers}
    for player in request.strengths:
        model.add_exactly_one(plays[player, team] for team in numbers)
    for team in numbers:
        model.add(sum(plays[player, team] for player in request.strengths) == sizes[team])
    for rule in request.effective_rules:
        _add(rule, request, model, plays)

    # The strengths are divided by their common divisor, and averages are multiplied by the sizes of
    # all teams: the variables are whole numbers, and CP-SAT excludes differences between them.
    unit = gcd(*request.strengths.values()) or 1
    units = {player: strength // unit for player, strength in request.strengths.items()}
    total = sum(units.values())
    scale = lcm(*sizes) if request.measure == "average" else 1
    strongest = model.new_int_var(0, scale * total, "strongest")
    weakest = model.new_int_var(0, scale * total, "weakest")
    strengths = [model.new_int_var(0, total, f"strength of {team}") for team in numbers]
    model.add(sum(strengths) == total)
    for team in numbers:
        model.add(strengths[team] == sum(units[player] * plays[player, team]
                                         for player in request.strengths))
        factor = scale // sizes[team] if request.measure == "average" else 1
        model.add(weakest <= factor * strengths[team])
        model.add(factor * strengths[team] <= strongest)
    model.minimize(strongest - weakest)

    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    if status == cp_model.INFEASIBLE:
        return None
    if status != cp_model.OPTIMAL:
        raise RuntimeError(f"CP-SAT ended with {solver.status_name(status)} for {request}.")
    return [[player for player in request.strengths if solver.value(plays[player, team])]
            for team in numbers]


def _add(rule, request, model, plays):
    numbers = range(request.team_count)
    if rule.kind == "spread":
        counts = [sum(plays[player, team] for player in request.players_of(rule.position))
                  for team in numbers]
        for one in numbers:
            for other in numbers:
                if one != other:
                    model.add(counts[one] - counts[other] <= 1)
    elif rule.kind == "member":
        model.add(plays[rule.players[0], rule.team] == 1)
    else:
        first, second = rule.players
        for team in numbers:
            if rule.kind == "together":
                model.add(plays[first, team] == plays[second, team])
            else:
                model.add(plays[first, team] + plays[second, team] <= 1)


def is_number_partitioning(request):
    """Returns whether prtpy solves the request: two teams without rules, compared by their sums,
    whose sizes differ by at most one."""
    return (request.team_count == 2 and request.size_of_first is None and not request.rules
            and request.measure == "sum" and len(request.strengths) <= PRTPY_LIMIT)


def balanced_partition(request):
    """Returns the fairest teams, found by the complete balanced largest differencing method
    (Mertens 1999) of prtpy. It is the only exact algorithm of prtpy with a limit of the sizes."""
    return prtpy.partition(
        algorithm=prtpy.partitioning.cbldm, numbins=2, items=request.strengths,
        partition_difference=1)
