import contract from '../../contract';

/** Formats defined by a pattern, as in includes/Settings/Rules/Formats.php. */
const PATTERNS: Record< string, RegExp > = {
	amount: /^\d{1,9}(?:[.,]\d{1,4})?$/,
	'hex-color': /^#(?:[\da-f]{3}){1,2}$/i,
	currency: /^[a-z]{3}$/i,
	id: /^[\w-]{1,64}$/,
	percent: /^(?:100|\d{1,2}(?:[.,]\d{1,2})?)$/,
	separator: /^[^<>&"\r\n\t]{0,3}$/u,

	uri: /^https?:\/\/[^\x00-\x20/?#"<>^`{|}\\]+[^\x00-\x20"<>^`{}\\]*$/i,
	variable: /^--[\w-]+$/,
};

/** Characters that WordPress strips when it saves a text. */
const LOST = /<|%[\da-f]{2}/i;

/** The same for secrets, where spaces matter too. */
const LOST_OF_SECRET = /<|%[\da-f]{2}|[\r\n\t]| {2}/i;

/** Whether a nonempty text matches a format; unknown formats match any text. */
export const fitsFormat = ( format: string, text: string ): boolean =>
	format === 'value'
		? text.includes( contract.settings_values.sale_percentage_token )
		: PATTERNS[ format ]?.test( text ) ?? true;

/** Whether saving would strip characters from a text. */
export const wouldLose = ( format: string, text: string ): boolean =>
	format !== 'uri' &&
	( format === 'secret' ? LOST_OF_SECRET : LOST ).test( text );
