import type {
	PreviewAnswer,
	PreviewData,
	PreviewSettings,
} from '../../contract/types';
import { readMessage, readStored } from '../../core/preview/message';
import { receive } from '../../core/preview/receive';
import { Refusal } from '../../core/preview/refusal';
import { browserCss } from '../../transport/browser/css';
import { storageOf } from '../../transport/browser/local-storage';
import {
	isPreviewWindow,
	listenToParent,
} from '../../transport/preview/parent';
import { createPreviewStorage } from '../../transport/preview/storage';
import { hideToolbar, showIdentity, showStyles } from './show';

/**
 * Lets the parent window of a page try colours, fonts, a logo and the title on
 * it, and shows what was tried before. Does nothing in a window of its own.
 *
 * @param settings What the page says.
 * @param view     The window.
 * @see spec 2.10, 4.15, field 38
 */
export const startPreview = (
	settings: PreviewSettings,
	view: Window & typeof globalThis = window
): void => {
	if ( ! isPreviewWindow( view, settings.origins ) ) {
		return;
	}
	const css = browserCss( view );
	const { origin } = view.location;
	const storage = createPreviewStorage(
		storageOf( view ),
		settings.key,
		origin
	);
	let kept = readStored( storage.read(), origin, css );
	const show = ( data: PreviewData ) => {
		showStyles( data, settings );
		showIdentity( data );
	};
	const hear = ( param: string, data: unknown ): PreviewAnswer => {
		try {
			const received = receive( kept, readMessage( param, data, css ) );
			storage.write( received.kept );
			kept = received.kept ?? {};
			show( received.shown );
			return { status: 'applied', param, field: '' };
		} catch ( error ) {
			if ( ! ( error instanceof Refusal ) ) {
				throw error;
			}
			return { status: 'refused', param, field: error.field };
		}
	};
	hideToolbar();
	showStyles( kept, settings );
	const begin = () => {
		showIdentity( kept );
		listenToParent( view, settings.origins, hear );
	};
	if ( view.document.readyState === 'loading' ) {
		view.document.addEventListener( 'DOMContentLoaded', begin );
	} else {
		begin();
	}
};
