"""A search that tries all teams of a small request, for machines without the public solvers."""

from itertools import product


def fairest_teams(request):
    """Returns the fairest teams; None if the rules contradict each other."""
    found = None
    for numbers in product(range(request.team_count), repeat=len(request.strengths)):
        teams = [[player for player, number in zip(request.strengths, numbers) if number == team]
                 for team in range(request.team_count)]
        if not request.mistakes(teams):
            if found is None or request.difference(teams) < request.difference(found):
                found = teams
    return found
