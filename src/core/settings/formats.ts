import contract from '../../contract';

/** Formats that a pattern says whole. The same as in includes/Settings/Rules/Formats.php. */
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

/** What WordPress takes out of a text when it keeps it. */
const LOST = /<|%[\da-f]{2}/i;

/** The same of a secret, of which a space would be missed. */
const LOST_OF_SECRET = /<|%[\da-f]{2}|[\r\n\t]| {2}/i;

/** Whether a text that is not empty is of a format; any text is of one that is not known. */
export const fitsFormat = ( format: string, text: string ): boolean =>
	format === 'value'
		? text.includes( contract.settings_values.sale_percentage_token )
		: PATTERNS[ format ]?.test( text ) ?? true;

/** Whether a text could not be kept as it is. */
export const wouldLose = ( format: string, text: string ): boolean =>
	format !== 'uri' &&
	( format === 'secret' ? LOST_OF_SECRET : LOST ).test( text );
