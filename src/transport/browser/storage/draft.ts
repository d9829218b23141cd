import { readJson } from '../../http/json';
import { isObject, isText } from '../../http/shape';

/** In milliseconds: enough to complete a two-factor login. */
const LIFE = 15 * 60_000;

/** Field name (for choices with the value) to input. */
export type Draft = Record< string, string >;

const storage = (): Storage | null => {
	try {
		return window.sessionStorage;
	} catch {
		// Storage is blocked for this site.
		return null;
	}
};

/**
 * Saves form input across one reload, in this tab only.
 *
 * @param key   Storage key of the shop.
 * @param draft The form input.
 */
export const keepDraft = ( key: string, draft: Draft ): void => {
	try {
		storage()?.setItem(
			key,
			JSON.stringify( { until: Date.now() + LIFE, draft } )
		);
	} catch {
		// Quota exceeded: the input is lost.
	}
};

/** Returns the saved input and deletes it. */
export const takeDraft = ( key: string ): Draft => {
	const value = readJson( storage()?.getItem( key ) );
	storage()?.removeItem( key );
	if (
		! isObject( value ) ||
		! isObject( value.draft ) ||
		! ( Number( value.until ) > Date.now() )
	) {
		return {};
	}
	return Object.fromEntries(
		Object.entries( value.draft ).filter(
			( entry ): entry is [ string, string ] => isText( entry[ 1 ] )
		)
	);
};
