import type { PreviewData, PreviewMessage } from '../../contract/types';

/** What is tried on a page. */
export interface Tried {
	/** What it shows, by its param; what is not named is the site's own. */
	readonly tried: PreviewData;
	/** What is stored of it; null: nothing. */
	readonly kept: PreviewData | null;
}

/** Who has what is tried on a page: its bridge at first, the registered store as soon as it is there. */
export interface TriedKeeper {
	readonly now: () => Tried;
	readonly tell: ( message: PreviewMessage ) => void;
}

/** A registered store, as the event says that offers it. */
export interface TriedHolder {
	/**
	 * Takes over the design that is being tried.
	 *
	 * @param from    Until now.
	 * @param changed Is told of each change, by whomever.
	 */
	readonly takeOver: ( from: Tried, changed: () => void ) => TriedKeeper;
}

/** A page on which was tried before what is stored. */
export const triedBefore = ( stored: PreviewData ): Tried => ( {
	tried: stored,
	kept: stored,
} );

/**
 * The rules of the preview's messages.
 *
 * @param before  What is tried.
 * @param message What the parent window says.
 * @see spec 4.15, readings 25
 */
export const receive = ( before: Tried, message: PreviewMessage ): Tried => {
	const nothing = { colorPalette: { colors: [] }, siteTypography: {} };
	switch ( message.param ) {
		case 'cleanStorage': {
			const clean = {
				...before.kept,
				...nothing,
				siteLogo: message.data,
			};
			return { kept: clean, tried: clean };
		}
		case 'clearPreviewAssets':
			return {
				kept: before.kept,
				tried: { ...before.tried, ...nothing },
			};
		case 'completeOnboarding':
			return { kept: null, tried: {} };
		default: {
			const one = { [ message.param ]: message.data };
			return {
				kept: { ...before.kept, ...one },
				tried: { ...before.tried, ...one },
			};
		}
	}
};

/** What a page has to show anew. What is no longer tried stays until the page is loaded anew. */
export const changeOf = ( now: Tried, before: Tried ): PreviewData =>
	Object.fromEntries(
		Object.entries( now.tried ).filter(
			( [ param, data ] ) =>
				data !== before.tried[ param as keyof PreviewData ]
		)
	);

/** Keeps what is tried until the registered store does. It tells of each change. */
export const keepTried = ( tried: Tried, changed: () => void ): TriedKeeper => {
	let now = tried;
	return {
		now: () => now,
		tell: ( message ) => {
			now = receive( now, message );
			changed();
		},
	};
};
