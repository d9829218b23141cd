import contract from '../../contract';
import type {
	PreviewAnswer,
	PreviewSettings,
	ScriptFile,
} from '../../contract/types';
import { readMessage, readStored } from '../../core/preview/message';
import {
	changeOf,
	holdPreview,
	initialPreview,
	type PreviewTakeover,
} from '../../core/preview/receive';
import { Refusal } from '../../core/preview/refusal';
import { browserCss } from '../../transport/browser/css';
import { storageOf } from '../../transport/browser/storage/local-storage';
import {
	isPreviewWindow,
	listenToParent,
} from '../../transport/preview/parent';
import { createPreviewStorage } from '../../transport/preview/storage';
import { hideToolbar, showIdentity, showStyles } from './show';

/**
 * Lets the parent window preview colors, fonts, a logo and the title on the
 * page, and restores an earlier preview. A registered store, which is loaded
 * then, takes over the state; its changes are shown too. Does nothing outside
 * of a preview frame.
 *
 * @see spec 2.10, 4.15, field 38
 */
export const startPreview = (
	settings: PreviewSettings,
	load: ( files: ScriptFile[] ) => Promise< void >,
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
	let before = initialPreview( readStored( storage.read(), origin, css ) );
	const changed = () => {
		const now = holder.now();
		const change = changeOf( now, before );
		if ( now.stored !== before.stored ) {
			storage.write( now.stored );
		}
		before = now;
		showStyles( change, settings );
		showIdentity( change );
	};
	let holder = holdPreview( before, changed );
	view.document.addEventListener(
		contract.events.native.preview_store,
		( event ) => {
			const { detail } = event as CustomEvent< PreviewTakeover >;
			holder = detail.takeOver( holder.now(), changed );
		}
	);
	const hear = ( param: string, data: unknown ): PreviewAnswer => {
		try {
			holder.send( readMessage( param, data, css ) );
			return { status: 'applied', param, field: '' };
		} catch ( error ) {
			if ( ! ( error instanceof Refusal ) ) {
				throw error;
			}
			return { status: 'refused', param, field: error.field };
		}
	};
	hideToolbar();
	showStyles( before.previewed, settings );
	const begin = () => {
		showIdentity( before.previewed );
		listenToParent( view, settings.origins, hear );
		// Only now: the page's own scripts for it have run.
		load( settings.store ?? [] ).catch( reportError );
	};
	if ( view.document.readyState === 'loading' ) {
		view.document.addEventListener( 'DOMContentLoaded', begin );
	} else {
		begin();
	}
};
