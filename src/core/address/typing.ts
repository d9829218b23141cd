import contract from '../../contract';

/** What is known of an `input` event. */
export interface Typing {
	/** Of the event; empty where it has none. */
	inputType: string;
	/** Whether the field has the focus. */
	focused: boolean;
	/** Whether the browser says that it has filled the field. */
	autofilled: boolean;
}

/** How browsers call what they, or a password manager, put into a field. */
const REPLACED = 'insertReplacementText';

/**
 * Whether somebody types. Autofill brings a whole address: to search for its
 * first line would put a list over fields that are filled already.
 *
 * @see field 29
 */
export const isTyping = ( {
	inputType,
	focused,
	autofilled,
}: Typing ): boolean =>
	focused && ! autofilled && inputType !== '' && inputType !== REPLACED;

const TAGS = /<\/?[a-z!][^<>]*>?/gi;

/** Strips tags, and those that come together of what is left. */
export const stripTags = ( text: string ): string => {
	const stripped = text.replace( TAGS, '' );
	return stripped === text ? text : stripTags( stripped );
};

/** Whether a text is long enough to be searched for. */
export const isLongEnough = ( text: string ): boolean =>
	text.trim().length >= contract.limits.autocomplete_min_length;
