import type { Currency, FilterKind } from '../../contract/types';
import type { PagesShown } from '../../core/loop/pages';

/** Common props of fields in a listing. PHP: `View\Loop\Control`. */
export interface LoopControlProps {
	id: string;
	/** Id of the listing's form. */
	form: string;
	name: string;
	label: string;
	/** Whether the label is visible; otherwise it is for screen readers only. */
	show_label: boolean;
}

/** Props of a submit button for browsers without script. */
export interface LoopApplyProps {
	form: string;
	/** Button text. */
	apply: string;
	/**
	 * Name and value that tell which filter was used, since a form submits all
	 * fields.
	 */
	used_name?: string;
	kind?: FilterKind;
}

/** PHP: `View\Loop\LoopSearch::props()`. */
export interface LoopSearchProps extends LoopControlProps {
	placeholder: string;
	/** Button text. */
	button: string;
	/** Search term. */
	value: string;
}

/** PHP: `View\Loop\Sort::props()`. */
export interface LoopSortProps extends LoopControlProps, LoopApplyProps {
	options: readonly { value: string; text: string }[];
	value: string;
}

/** PHP: `View\Loop\Reset::props()`. */
export interface LoopResetProps {
	icon: boolean;
	label: string;
	url: string;
	/** Whether there is nothing to reset. */
	idle: boolean;
}

/** PHP: `View\Loop\LoopPagination::props()`. */
export interface LoopPagesProps {
	/** `scroll`: like `more`, but the next page is loaded on scrolling. */
	kind: 'numbers' | 'neighbours' | 'more' | 'scroll';
	/** Current page, from 1. */
	page: number;
	/** Last page; 1: there is only one. */
	last: number;
	/** Whether previous pages are missing although pages are appended. */
	alone?: boolean;
	/** URL by page number, for linked pages. */
	urls: Readonly< Record< string, string > >;
	/** Link texts; `page` has `%d` as a placeholder for the number. */
	labels: { previous: string; next: string; page: string; more: string };
	/** Settings from plugins. PHP: `View\Parts\PageLinks::look()`. */
	look?: PagesShown & {
		/** HTML of the previous and next links; null: no link. */
		previous?: string | null;
		next?: string | null;
	};
}

/** PHP: `blocks/loop-count`. */
export interface LoopCountProps {
	text: string;
}

/** PHP: `View\Loop\Failure::props()`. */
export interface LoopFailureProps {
	/** Error message; empty: no error. */
	text: string;
	/** Button text. */
	retry: string;
}

/** PHP: `View\Loop\NoResults::props()`. */
export interface LoopNoResultsProps {
	text: string;
	/** Whether the page was rendered without results. */
	none: boolean;
}

/** An option of a filter. */
export interface LoopOption {
	slug: string;
	name: string;
	/** Number of results; null: counts are disabled, or it is not a filter. */
	count: number | null;
	/** Whether it has no results. */
	off: boolean;
	/** Depth in the hierarchy; absent: top level. */
	depth?: number;
	/** Color swatch: `#rrggbb`. */
	color?: string;
	/** URL of an image swatch. */
	image?: string;
	/** Initial URL of a button. */
	url?: string;
	/** Current URL of a button, if it has changed. */
	href?: string;
}

interface Options {
	label: string;
	/** Selected values; several for checkboxes. */
	value: readonly string[];
	options: readonly LoopOption[];
}

/** PHP: `View\Loop\Filter::props()`. */
export type LoopFilterProps =
	| ( Options & { kind: 'button' } )
	| ( Options &
			LoopControlProps &
			LoopApplyProps & { kind: 'select' | 'checkbox' } );

/** PHP: `View\Loop\Facets\Facet::props()`. */
export interface LoopFacetProps {
	taxonomy: string;
	label: string;
	/** Slugs of the selected values. */
	value: readonly string[];
	options: readonly LoopOption[];
	/** Whether values without results are hidden; otherwise they are disabled. */
	hides: boolean;
	/** Whether it is initially expanded. */
	open: boolean;
	/** Id of the listing's form. */
	form: string;
	name: string;
	/** Text of the submit button without script. */
	apply: string;
	/**
	 * Control for a single value, whose first option is "Any" with an empty
	 * value; absent: checkboxes.
	 */
	selection?: 'radio' | 'select';
	/** Whether selecting a value includes its descendants. */
	takes?: boolean;
	/**
	 * Number of values to show, and the texts of the button that toggles the
	 * others.
	 */
	more?: { first: number; show: string; hide: string };
	/**
	 * Texts of the search field: its label, and the number of matches with
	 * `%s`.
	 */
	search?: { label: string; found: string };
}

/** PHP: `View\Loop\Facets\Price::props()` and `Range::props()`. */
export interface LoopRangeProps {
	/** Name of the facet. */
	taxonomy: string;
	label: string;
	/** Selected range; empty: any. */
	value: string;
	/** Limits as whole numbers; null: no result has a value, or dates. */
	low: number | null;
	high: number | null;
	/** Currency of prices. */
	currency?: Currency;
	/** Type of the fields if they are not prices. Dates have no slider. */
	type?: 'number' | 'date';
	/** Step of the slider; default: `1`. */
	step?: string;
	labels: { min: string; max: string };
	/** Whether it is initially expanded. */
	open: boolean;
	/** Id of the listing's form. */
	form: string;
	name: string;
	/** Text of the submit button without script. */
	apply: string;
}
