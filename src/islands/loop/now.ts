import contract from '../../contract';
import { addressOn } from '../../core/loop/address';
import { valuesOf } from '../../core/loop/facets';
import { pagesNear } from '../../core/loop/pages';
import { INITIAL, isInitial, reduce } from '../../core/loop/state';
import type { LoopAction, LoopState, LoopView } from '../../core/loop/types';
import type {
	LoopFacetProps,
	LoopFilterProps,
	LoopOption,
	LoopPagesProps,
	LoopResetProps,
} from './types';

const { filter_all: ALL } = contract.settings_values;

/** The address of this page after something is done to what a listing shows. */
const after = ( view: LoopView, action: LoopAction ): string =>
	addressOn(
		window.location,
		view.query_id,
		action.type === 'reset' ? INITIAL : reduce( view.shown, action, view ),
		view
	);

/**
 * What the way back leads to, and whether there is one. The server's link knows nothing of what was chosen
 * since, as in the other links of a listing.
 *
 * @param printed What the page was printed with.
 * @param view    What is known of the listing.
 * @see field 27
 */
export const resetNow = (
	printed: LoopResetProps,
	view: LoopView
): LoopResetProps => ( {
	...printed,
	...( view.answer && {
		url: after( view, { type: 'reset' } ),
		idle: isInitial( view.shown ),
	} ),
} );

/**
 * The pages of what is shown, with links that keep what was chosen.
 *
 * @param printed What the page was printed with.
 * @param view    What is known of the listing.
 * @see spec 2.2, field 27
 */
export const pagesNow = (
	printed: LoopPagesProps,
	view: LoopView
): LoopPagesProps => {
	const { answer, shown } = view;
	if ( ! answer ) {
		return printed;
	}
	const page = Math.max( 1, shown.paged );
	const last = answer.pages ?? printed.last;
	return {
		...printed,
		page,
		last,
		alone: answer.alone ?? false,
		urls: Object.fromEntries(
			// The neighbours have links of their own.
			pagesNear( page, last, {
				...printed.look,
				near: Math.max( 1, printed.look?.near ?? 1 ),
			} ).map( ( paged ) => [
				paged,
				after( view, { type: 'page', paged } ),
			] )
		),
	};
};

const chosenIn = (
	kind: LoopFilterProps[ 'kind' ],
	state: LoopState
): readonly string[] => {
	switch ( kind ) {
		case 'checkbox':
			return state.checkbox;
		case 'button':
			return [ state.button || ALL ];
		default:
			return [ state.select ];
	}
};

/** An option with its count as the last answer said. */
const counted = (
	option: LoopOption,
	amounts: Readonly< Record< string, number > >,
	shown: readonly string[]
): LoopOption => {
	const { slug } = option;
	const count =
		option.count === null ? null : amounts[ slug ] ?? option.count;
	// What is chosen can be taken back, whatever is left of it.
	return { ...option, count, off: count === 0 && ! shown.includes( slug ) };
};

/**
 * What a filter shows: what is chosen at once, how many results each choice has
 * as the last answer said.
 *
 * @param printed What the page was printed with.
 * @param view    What is known of the listing.
 * @see spec 4.14, field 25
 */
export const filterNow = < Props extends LoopFilterProps >(
	printed: Props,
	view: LoopView
): Props => {
	const { kind } = printed;
	const amounts = view.answer?.options?.[ kind ] ?? {};
	const shown = chosenIn( kind, view.shown );
	return {
		...printed,
		value: chosenIn( kind, view.chosen ),
		options: printed.options.map(
			( option ): LoopOption => ( {
				...counted( option, amounts, shown ),
				...( kind === 'button' &&
					view.answer && {
						href: after( view, {
							type: 'button',
							value: option.slug,
						} ),
					} ),
			} )
		),
	};
};

/**
 * What a facet shows, by the same rule.
 *
 * @param printed What the page was printed with.
 * @param view    What is known of the listing.
 */
export const facetNow = (
	printed: LoopFacetProps,
	view: LoopView
): LoopFacetProps => {
	const { taxonomy } = printed;
	const amounts = view.answer?.facets?.[ taxonomy ] ?? {};
	const shown = valuesOf( view.shown.facets, taxonomy );
	return {
		...printed,
		value: valuesOf( view.chosen.facets, taxonomy ),
		options: printed.options.map( ( option ) =>
			counted( option, amounts, shown )
		),
	};
};
