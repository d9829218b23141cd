import contract from '../../contract';

/** An `input` event and the state of its field. */
export interface InputState {
	/** The event's `inputType`; empty: not set. */
	inputType: string;
	/** Whether the field is focused. */
	focused: boolean;
	/** Whether the browser marks the field as autofilled. */
	autofilled: boolean;
}

/** The `inputType` of autofill by browsers and password managers. */
const REPLACED = 'insertReplacementText';

/**
 * Whether the shopper is typing. Autofill fills a whole address: suggestions
 * would cover fields that are already filled.
 *
 * @see field 29
 */
export const isTyping = ( {
	inputType,
	focused,
	autofilled,
}: InputState ): boolean =>
	focused && ! autofilled && inputType !== '' && inputType !== REPLACED;

const TAGS = /<\/?[a-z!][^<>]*>?/gi;

/** Strips tags until none are left, including those formed by stripping. */
export const stripTags = ( text: string ): string => {
	const stripped = text.replace( TAGS, '' );
	return stripped === text ? text : stripTags( stripped );
};

/** Whether a text is long enough to search for. */
export const isLongEnough = ( text: string ): boolean =>
	text.trim().length >= contract.limits.autocomplete_min_length;
