import type { PreviewData, PreviewMessage } from '../../contract/types';

/** State of the preview. */
export interface PreviewValues {
	/** Previewed data by param; absent: the site's own. */
	readonly previewed: PreviewData;
	/** The stored part of it; null: none. */
	readonly stored: PreviewData | null;
}

/** Holder of the preview state: first the bridge, then the registered store. */
export interface PreviewHolder {
	readonly now: () => PreviewValues;
	readonly send: ( message: PreviewMessage ) => void;
}

/** A registered store, as offered by its event. */
export interface PreviewTakeover {
	/**
	 * Takes over the state.
	 *
	 * @param from    The state before.
	 * @param changed Called on every change.
	 */
	readonly takeOver: (
		from: PreviewValues,
		changed: () => void
	) => PreviewHolder;
}

/** The initial state of a page with stored preview data. */
export const initialPreview = ( stored: PreviewData ): PreviewValues => ( {
	previewed: stored,
	stored,
} );

/**
 * Applies a message to the preview state.
 *
 * @param before  The state before.
 * @param message The parent window's message.
 * @see spec 4.15, readings 25
 */
export const receive = (
	before: PreviewValues,
	message: PreviewMessage
): PreviewValues => {
	const nothing = { colorPalette: { colors: [] }, siteTypography: {} };
	switch ( message.param ) {
		case 'cleanStorage': {
			const clean = {
				...before.stored,
				...nothing,
				siteLogo: message.data,
			};
			return { stored: clean, previewed: clean };
		}
		case 'clearPreviewAssets':
			return {
				stored: before.stored,
				previewed: { ...before.previewed, ...nothing },
			};
		case 'completeOnboarding':
			return { stored: null, previewed: {} };
		default: {
			const one = { [ message.param ]: message.data };
			return {
				stored: { ...before.stored, ...one },
				previewed: { ...before.previewed, ...one },
			};
		}
	}
};

/**
 * The data to apply after a change. Data no longer in preview stays until the
 * page is reloaded.
 */
export const changeOf = (
	now: PreviewValues,
	before: PreviewValues
): PreviewData =>
	Object.fromEntries(
		Object.entries( now.previewed ).filter(
			( [ param, data ] ) =>
				data !== before.previewed[ param as keyof PreviewData ]
		)
	);

/** Holds the state until the registered store does. */
export const holdPreview = (
	initial: PreviewValues,
	changed: () => void
): PreviewHolder => {
	let now = initial;
	return {
		now: () => now,
		send: ( message ) => {
			now = receive( now, message );
			changed();
		},
	};
};
