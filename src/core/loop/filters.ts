import contract from '../../contract';
import type { FilterKind, LoopRules, LoopState } from './types';

/** The filters that count: what is not set is empty. */
export type Filters = Pick< LoopState, FilterKind >;

const NONE: Filters = { select: '', checkbox: [], button: '' };

const PRECEDENCE = contract.settings_values.loop_filter_precedence.filter(
	( kind ): kind is FilterKind => kind in NONE
);

/**
 * The remembered filters that a request carries: all of them where they add
 * up, else the first one of the precedence.
 *
 * @param state Of the listing.
 * @param rules Of the listing.
 * @see spec 4.14
 */
export const filtersOf = ( state: Filters, rules: LoopRules ): Filters => {
	if ( rules.composable ) {
		const { select, checkbox, button } = state;
		return { select, checkbox, button };
	}
	const kind = PRECEDENCE.find( ( one ) => state[ one ].length > 0 );
	return kind ? { ...NONE, [ kind ]: state[ kind ] } : NONE;
};
