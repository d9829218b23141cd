import type { PreviewData, PreviewMessage } from '../../contract/types';

/** What a message does. */
export interface Received {
	/** What is stored from now on; null: nothing. */
	kept: PreviewData | null;
	/** What is to be shown, by its param; what is not named stays as it is. */
	shown: PreviewData;
}

/**
 * The rules of the preview's messages.
 *
 * @param kept    What is stored.
 * @param message What the parent window says.
 * @see spec 4.15, readings 25
 */
export const receive = (
	kept: PreviewData,
	message: PreviewMessage
): Received => {
	const nothing = { colorPalette: { colors: [] }, siteTypography: {} };
	switch ( message.param ) {
		case 'cleanStorage': {
			const clean = { ...kept, ...nothing, siteLogo: message.data };
			return { kept: clean, shown: clean };
		}
		case 'clearPreviewAssets':
			return { kept, shown: nothing };
		case 'completeOnboarding':
			return { kept: null, shown: {} };
		default: {
			const shown = { [ message.param ]: message.data };
			return { kept: { ...kept, ...shown }, shown };
		}
	}
};
