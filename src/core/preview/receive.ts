import type { PreviewData, PreviewMessage } from '../../contract/types';

/** State of the preview. */
export interface Tried {
	/** Previewed data by param; absent: the site's own. */
	readonly tried: PreviewData;
	/** The stored part of it; null: none. */
	readonly kept: PreviewData | null;
}

/** Holder of the preview state: first the bridge, then the registered store. */
export interface TriedKeeper {
	readonly now: () => Tried;
	readonly tell: ( message: PreviewMessage ) => void;
}

/** A registered store, as offered by its event. */
export interface TriedHolder {
	/**
	 * Takes over the state.
	 *
	 * @param from    The state before.
	 * @param changed Called on every change.
	 */
	readonly takeOver: ( from: Tried, changed: () => void ) => TriedKeeper;
}

/** The initial state of a page with stored preview data. */
export const triedBefore = ( stored: PreviewData ): Tried => ( {
	tried: stored,
	kept: stored,
} );

/**
 * Applies a message to the preview state.
 *
 * @param before  The state before.
 * @param message The parent window's message.
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

/**
 * The data to apply after a change. Data no longer in preview stays until the
 * page is reloaded.
 */
export const changeOf = ( now: Tried, before: Tried ): PreviewData =>
	Object.fromEntries(
		Object.entries( now.tried ).filter(
			( [ param, data ] ) =>
				data !== before.tried[ param as keyof PreviewData ]
		)
	);

/** Holds the state until the registered store does. */
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
