import type {
	FilterKind,
	LoopContent,
	LoopState,
	LoopView,
	OldAddress,
} from '../../contract/types';

export type { FilterKind, LoopState, LoopView };

/** An action of a visitor on a listing. */
export type LoopAction =
	| { type: 'search'; text: string }
	| { type: 'sort'; value: string }
	| { type: 'select'; value: string }
	| { type: 'checkbox'; values: readonly string[] }
	/** The button's category, 'all' or nothing. */
	| { type: 'button'; value: string }
	/** A facet value was added or removed. */
	| { type: 'facet'; taxonomy: string; value: string; chosen: boolean }
	/** All facet values are removed. */
	| { type: 'clear' }
	| { type: 'reset' }
	| { type: 'page'; paged: number };

/** The configuration of a listing. */
export interface LoopRules {
	/** Whether kinds of filters combine; else one is active at a time. */
	composable: boolean;
	/** The taxonomies of its facets. */
	facets?: readonly string[] | undefined;
	/** The listing's state in an older URL format, if any. */
	old?: OldAddress | undefined;
	/** Facets limited to one value. */
	single?: readonly string[] | undefined;
	/** Short parameter names by facet. */
	short?: Readonly< Record< string, string > > | undefined;
}

/** What caused an update. `restore`: Back or Forward. */
export type Cause = LoopAction[ 'type' ] | 'restore' | 'retry' | 'submit';

/** A listing of a page, with pending requests. */
export interface Machine {
	/** The public state. */
	readonly view: LoopView;
	/** Whether results are replaced in place; else their URL is opened. */
	readonly inPlace: boolean;
	/** Whether further pages are appended. */
	readonly accumulates: boolean;
	/** Whether appended pages replace the history entry. */
	readonly endless: boolean;
	readonly cause: Cause;
	/** Whether the URL comes from a search: typing on replaces it. */
	readonly typing: boolean;
	/** The request whose response counts; 0: none. */
	readonly request: number;
	/** Number of requests sent. */
	readonly asked: number;
}

/** The listings of a page, by query id. */
export type Machines = Readonly< Record< number, Machine > >;

export type LoopEvent =
	| { type: 'begin'; machine: Machine }
	| { type: 'act'; action: LoopAction }
	/** Enter or the search button: do not wait any longer. */
	| { type: 'submit' }
	| { type: 'retry' }
	/** The URL was changed by Back or Forward. */
	| { type: 'restore'; chosen: LoopState }
	/** The debounce delay is over. */
	| { type: 'rested' }
	| { type: 'answered'; request: number; content: LoopContent }
	| { type: 'failed'; request: number; text: string };

export type LoopEffect =
	/** Cancels pending requests and delays. */
	| { type: 'stop' }
	| { type: 'rest' }
	| { type: 'ask'; request: number }
	| { type: 'open' }
	/** Updates the page title for the URL. */
	| { type: 'entitle' }
	| {
			type: 'show';
			content: LoopContent;
			/** Whether the results are appended. */
			adds: boolean;
			/** How to update the history. */
			history: 'none' | 'push' | 'replace';
			/** Whether another page replaces the current one. */
			pages: boolean;
	  };

export interface LoopStep {
	machine: Machine;
	effects: readonly LoopEffect[];
}

/**
 * The holder of the listings' state: first the page's behavior, then the
 * registered store.
 */
export interface LoopKeeper {
	view: () => Machines;
	/** Applies an event of a listing. Returns the effects to run. */
	take: ( id: number, event: LoopEvent ) => readonly LoopEffect[];
}

/** The actions on a page's listings. */
export interface LoopsClient {
	act: ( id: number, action: LoopAction ) => void;
	retry: ( id: number ) => void;
}

/** A registered store, as offered by its event. */
export interface LoopHolder {
	/** Takes over the state, with pending requests. */
	takeOver: ( machines: Machines, client: LoopsClient ) => LoopKeeper;
}
