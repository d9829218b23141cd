import contract from '../../contract';
import type { PreviewData, PreviewMessage } from '../../contract/types';
import type { IsCss } from './css';
import { readLogo } from './logo';
import { readPalette } from './palette';
import { Refusal } from './refusal';
import { readTypography } from './typography';

type Fields = Record< string, unknown >;

const isFields = ( value: unknown ): value is Fields =>
	typeof value === 'object' && value !== null;

/** PHP encodes an empty object as an empty array. */
const fieldsOf = ( value: unknown ): Fields => {
	if ( value === undefined || value === null || value === '' ) {
		return {};
	}
	if ( ! isFields( value ) || ( Array.isArray( value ) && value.length ) ) {
		throw new Refusal( 'data' );
	}
	return value;
};

const titleOf = ( value: unknown ): boolean => {
	if ( typeof value !== 'boolean' ) {
		throw new Refusal( 'data' );
	}
	return value;
};

/**
 * Reads the param and data of a window message.
 *
 * @param value The message's data.
 * @return Null: not a preview message.
 * @see spec 4.15
 */
export const messageOf = (
	value: unknown
): { param: string; data: unknown } | null => {
	if (
		! isFields( value ) ||
		value.call !== contract.preview.call ||
		! isFields( value.value )
	) {
		return null;
	}
	const { param, data } = value.value;
	return typeof param === 'string' ? { param, data } : null;
};

/**
 * Validates a preview message.
 *
 * @param param The message's param.
 * @param data  Its untrusted data.
 * @param css   The CSS parser.
 * @throws Refusal If any of it is invalid.
 * @see spec 3.14, 4.15
 */
export const readMessage = (
	param: string,
	data: unknown,
	css: IsCss
): PreviewMessage => {
	switch ( param ) {
		case 'siteLogo':
		case 'cleanStorage':
			return { param, data: readLogo( fieldsOf( data ) ) };
		case 'colorPalette':
			return { param, data: readPalette( fieldsOf( data ), css ) };
		case 'siteTypography':
			return { param, data: readTypography( fieldsOf( data ), css ) };
		case 'siteTitle':
			return { param, data: titleOf( data ) };
		case 'clearPreviewAssets':
		case 'completeOnboarding':
			return { param };
		default:
			throw new Refusal( 'param' );
	}
};

/**
 * Validates stored preview data. Other scripts may have written to the storage:
 * invalid entries are dropped.
 *
 * @param value The stored value.
 * @param url   The site's origin.
 * @param css   The CSS parser.
 * @see spec 3.14
 */
export const readStored = (
	value: unknown,
	url: string,
	css: IsCss
): PreviewData => {
	if (
		! isFields( value ) ||
		value.url !== url ||
		! isFields( value.data )
	) {
		return {};
	}
	const stored = value.data;
	return Object.fromEntries(
		contract.settings_values.preview_params.flatMap( ( param ) => {
			try {
				const message = readMessage( param, stored[ param ], css );
				return param in stored && 'data' in message
					? [ [ param, message.data ] ]
					: [];
			} catch ( error ) {
				if ( error instanceof Refusal ) {
					return [];
				}
				throw error;
			}
		} )
	);
};
