import contract from '../../contract';
import type { AddressSuggestion } from '../../contract/types';

/** What a list of suggestions shows. */
export interface Combobox {
	/** Empty: the list is closed. */
	readonly suggestions: readonly AddressSuggestion[];
	/** Index of the highlighted one; -1: none. */
	readonly highlighted: number;
}

export const CLOSED: Combobox = { suggestions: [], highlighted: -1 };

const isSuggestion = ( value: unknown ): value is AddressSuggestion => {
	const { id, label } = ( value ?? {} ) as Partial<
		Record< string, unknown >
	>;
	return typeof id === 'string' && typeof label === 'string' && label !== '';
};

/**
 * The list of an answer, with nothing highlighted: a shopper who goes on typing
 * or submits the form has chosen nothing.
 *
 * @param answer What a provider found.
 * @see spec 5.8, field 30, readings 22
 */
export const opened = ( answer: readonly unknown[] ): Combobox => ( {
	suggestions: answer
		.filter( isSuggestion )
		.slice( 0, contract.limits.autocomplete_suggestions ),
	highlighted: -1,
} );

export const isOpen = ( { suggestions }: Combobox ): boolean =>
	suggestions.length > 0;

/**
 * The highlight one step on. With nothing highlighted, down leads to the first
 * and up to the last.
 *
 * @see spec 4.5
 */
export const moved = ( box: Combobox, step: 1 | -1 ): Combobox => {
	const { length } = box.suggestions;
	if ( ! length ) {
		return box;
	}
	const from = box.highlighted < 0 && step < 0 ? 0 : box.highlighted;
	return { ...box, highlighted: ( from + step + length ) % length };
};

/** The highlighted suggestion. */
export const chosen = ( box: Combobox ): AddressSuggestion | undefined =>
	box.suggestions[ box.highlighted ];
