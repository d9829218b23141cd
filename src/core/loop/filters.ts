import contract from '../../contract';
import type { FilterKind, LoopRules, LoopState } from './types';

/** The effective filters; unused ones are empty. */
export type Filters = Pick< LoopState, FilterKind >;

const NONE: Filters = { select: '', checkbox: [], button: '' };

const PRECEDENCE = contract.settings_values.loop_filter_precedence.filter(
	( kind ): kind is FilterKind => kind in NONE
);

/**
 * The filters to send: all of them if they can be combined, else the first one
 * by precedence.
 *
 * @param state The listing's state.
 * @param rules The listing's rules.
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
