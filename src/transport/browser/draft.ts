import { readJson } from '../http/json';
import { isObject, isText } from '../http/shape';

/** Milliseconds: as long as a second factor takes to be found. */
const LIFE = 15 * 60_000;

/** Field name, and of choices the value too, to what was typed. */
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
 * Keeps what was typed over one reload, in this tab only.
 *
 * @param key   Of the shop.
 * @param draft What was typed.
 */
export const keepDraft = ( key: string, draft: Draft ): void => {
	try {
		storage()?.setItem(
			key,
			JSON.stringify( { until: Date.now() + LIFE, draft } )
		);
	} catch {
		// The quota is full: then it is typed once more.
	}
};

/** Takes what was kept, which then is gone. */
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
