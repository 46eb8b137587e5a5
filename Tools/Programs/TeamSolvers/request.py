"""A request for teams, and what its rules mean.

Written from the documentation of TeamRequest, ThreeTeamRequest and PlacementRule, and independent of
the search in Swift.
"""

import json
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations


@dataclass(frozen=True)
class Rule:
    """A condition that teams have to meet."""

    kind: str  # spread, together, apart or member
    position: str | None = None
    players: tuple[int, ...] = ()
    team: int | None = None


@dataclass(frozen=True)
class Request:
    """The candidates, the rules and the sizes of teams."""

    team_count: int
    strengths: dict[int, int]
    positions: dict[int, str | None]
    size_of_first: int | None
    measure: str  # sum or average
    rules: tuple[Rule, ...]

    @property
    def effective_rules(self):
        """The rules without those about other players, which have no effect."""
        return [rule for rule in self.rules if self.strengths.keys() >= set(rule.players)]

    @property
    def sizes(self):
        """The possible sizes of the teams, in their order."""
        count = len(self.strengths)
        if self.size_of_first is not None:
            return [(self.size_of_first, count - self.size_of_first)]
        part, rest = divmod(count, self.team_count)
        sizes = [part + (team < rest) for team in range(self.team_count)]
        # Without a member of a certain team, only the names of the teams would differ.
        has_names = any(rule.kind == "member" for rule in self.effective_rules)
        return sorted(set(permutations(sizes))) if has_names else [tuple(sizes)]

    def players_of(self, position):
        """Returns the candidates with a position."""
        return [player for player in self.strengths if self.positions[player] == position]

    def difference(self, teams):
        """Returns the difference of the strongest and the weakest team, as an exact number."""
        values = []
        for team in teams:
            value = sum(self.strengths[player] for player in team)
            values.append(Fraction(value, len(team) if self.measure == "average" else 1))
        return max(values) - min(values)

    def mistakes(self, teams):
        """Returns sentences that say why teams do not fit; none if they do."""
        if sorted(sum(teams, [])) != sorted(self.strengths) or len(teams) != self.team_count:
            return ["Not every player has one team."]
        lengths = [len(team) for team in teams]
        if self.size_of_first is None:
            fits = max(lengths) - min(lengths) <= 1
        else:
            fits = lengths[0] == self.size_of_first
        if not fits or 0 in lengths:
            return [f"The teams have {lengths} players."]
        return [f"The teams violate {rule}." for rule in self.effective_rules
                if not self._meets(rule, teams)]

    def _meets(self, rule, teams):
        if rule.kind == "spread":
            counts = [len(set(team) & set(self.players_of(rule.position))) for team in teams]
            return max(counts) - min(counts) <= 1
        numbers = [number for player in rule.players
                   for number, team in enumerate(teams) if player in team]
        if rule.kind == "together":
            return numbers[0] == numbers[1]
        if rule.kind == "apart":
            return numbers[0] != numbers[1]
        return numbers[0] == rule.team


@dataclass(frozen=True)
class SolvedRequest:
    """A request with the result of the search in Swift: teams or rules in conflict."""

    request: Request
    teams: list[list[int]] | None
    difference: float | None
    conflict: tuple[Rule, ...] | None
    milliseconds: float

    @classmethod
    def from_json(cls, line):
        """Reads a line that the program TeamRequests has written."""
        values = json.loads(line)
        players = values["players"]
        return cls(
            Request(
                team_count=values["teamCount"],
                strengths={player["id"]: player["strength"] for player in players},
                positions={player["id"]: player.get("position") for player in players},
                size_of_first=values.get("sizeOfFirst"),
                measure=values["measure"],
                rules=cls._rules(values["rules"])),
            values.get("teams"), values.get("difference"),
            cls._rules(values["conflict"]) if "conflict" in values else None,
            values["milliseconds"])

    @staticmethod
    def _rules(values):
        return tuple(Rule(value["kind"], value.get("position"), tuple(value.get("players", ())),
                          value.get("team")) for value in values)
