import contract from '../../contract';
import type {
	AddressSuggestion,
	SuggestedAddresses,
} from '../../contract/types';

export const CLOSED: SuggestedAddresses = {
	suggestions: [],
	highlighted: -1,
	taken: null,
};

const isSuggestion = ( value: unknown ): value is AddressSuggestion => {
	const { id, label } = ( value ?? {} ) as Partial<
		Record< string, unknown >
	>;
	return typeof id === 'string' && typeof label === 'string' && label !== '';
};

/**
 * Opens the list with a provider's suggestions. Nothing is highlighted, so that
 * a shopper who goes on typing or submits the form does not choose one.
 *
 * @param answer The provider's response.
 * @see spec 5.8, field 30, readings 22
 */
export const opened = ( answer: readonly unknown[] ): SuggestedAddresses => ( {
	...CLOSED,
	suggestions: answer
		.filter( isSuggestion )
		.slice( 0, contract.limits.autocomplete_suggestions ),
} );

export const isOpen = ( { suggestions }: SuggestedAddresses ): boolean =>
	suggestions.length > 0;

/**
 * Moves the highlight by one step. With nothing highlighted, down selects the
 * first suggestion and up the last.
 *
 * @see spec 4.5
 */
export const moved = (
	box: SuggestedAddresses,
	step: 1 | -1
): SuggestedAddresses => {
	const { length } = box.suggestions;
	if ( ! length ) {
		return box;
	}
	const from = box.highlighted < 0 && step < 0 ? 0 : box.highlighted;
	return { ...box, highlighted: ( from + step + length ) % length };
};

/** The highlighted suggestion. */
export const chosen = (
	box: SuggestedAddresses
): AddressSuggestion | undefined => box.suggestions[ box.highlighted ];

/** Chooses a suggestion and closes the list. An unknown id changes nothing. */
export const taken = (
	box: SuggestedAddresses,
	id: string
): SuggestedAddresses => {
	const suggestion = box.suggestions.find( ( one ) => one.id === id );
	return suggestion ? { ...CLOSED, taken: suggestion } : box;
};
