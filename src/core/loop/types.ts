import type {
	FilterKind,
	LoopContent,
	LoopState,
	LoopView,
	OldAddress,
} from '../../contract/types';

export type { FilterKind, LoopState, LoopView };

/** What a visitor does to a listing. */
export type LoopAction =
	| { type: 'search'; text: string }
	| { type: 'sort'; value: string }
	| { type: 'select'; value: string }
	| { type: 'checkbox'; values: readonly string[] }
	/** The button's type: a category, 'all' or nothing. */
	| { type: 'button'; value: string }
	/** A value of a facet was chosen, or taken back. */
	| { type: 'facet'; taxonomy: string; value: string; chosen: boolean }
	/** All values of all facets are taken back. */
	| { type: 'clear' }
	| { type: 'reset' }
	| { type: 'page'; paged: number };

/** How a listing is set up. */
export interface LoopRules {
	/** Whether kinds of filter add up. Off: one is active at a time. */
	composable: boolean;
	/** The taxonomies of its facets. */
	facets?: readonly string[] | undefined;
	/** What its address said in other words, where it did. */
	old?: OldAddress | undefined;
	/** The facets of which one value is chosen at most. */
	single?: readonly string[] | undefined;
	/** Facet to the short name of its parameter, where it has one. */
	short?: Readonly< Record< string, string > > | undefined;
}

/** What brought an update about. `restore`: the way back, or forward. */
export type Cause = LoopAction[ 'type' ] | 'restore' | 'retry' | 'submit';

/** One listing of a page, with what is under way. */
export interface Machine {
	/** What everybody may know. */
	readonly view: LoopView;
	/** Whether results are replaced on this page; else their address is opened. */
	readonly inPlace: boolean;
	/** Whether a further page comes below those that are there. */
	readonly accumulates: boolean;
	/** Whether that is no step of the history, since nobody has asked for it. */
	readonly endless: boolean;
	readonly cause: Cause;
	/** Whether the address came of a search: a word that is typed on is one step of the history. */
	readonly typing: boolean;
	/** The request whose answer counts; 0: none. An answer to another is late. */
	readonly request: number;
	/** How many were sent. */
	readonly asked: number;
}

/** The listings of a page, by the numbers of their queries. */
export type Machines = Readonly< Record< number, Machine > >;

export type LoopEvent =
	| { type: 'begin'; machine: Machine }
	| { type: 'act'; action: LoopAction }
	/** Enter, or the search's button: no more waiting. */
	| { type: 'submit' }
	| { type: 'retry' }
	/** The address has changed by the way back or forward, to what it says now. */
	| { type: 'restore'; chosen: LoopState }
	/** What was waited for is over: nothing else was done meanwhile. */
	| { type: 'rested' }
	| { type: 'answered'; request: number; content: LoopContent }
	| { type: 'failed'; request: number; text: string };

export type LoopEffect =
	/** What waits, or is under way, is wanted no more. */
	| { type: 'stop' }
	| { type: 'rest' }
	| { type: 'ask'; request: number }
	| { type: 'open' }
	/** The page's title follows the address. */
	| { type: 'entitle' }
	| {
			type: 'show';
			content: LoopContent;
			/** Whether it comes below what is there. */
			adds: boolean;
			/** What the history makes of it. */
			history: 'none' | 'push' | 'replace';
			/** Whether another page has come in the place of this one. */
			pages: boolean;
	  };

export interface LoopStep {
	machine: Machine;
	effects: readonly LoopEffect[];
}

/**
 * Who holds the state of a page's listings: its behaviour at first, the registered
 * store as soon as it is there.
 */
export interface LoopKeeper {
	view: () => Machines;
	/** Takes an event of one listing. Returns what is to be carried out. */
	take: ( id: number, event: LoopEvent ) => readonly LoopEffect[];
}

/** What is done to the listings of a page. */
export interface LoopsClient {
	act: ( id: number, action: LoopAction ) => void;
	retry: ( id: number ) => void;
}

/** A registered store, as the event says that offers it. */
export interface LoopHolder {
	/** Takes the state over, with all that is under way. */
	takeOver: ( machines: Machines, client: LoopsClient ) => LoopKeeper;
}
