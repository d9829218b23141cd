import { useDispatch, useSelect } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';
import { connectFrame, previewStore } from '@vitrine/preview-store';
import type { PreviewData, PreviewMessage } from '../../contract/types';
import { readStored } from '../../core/preview/message';
import { browserCss } from '../../transport/browser/css';
import { storageOf } from '../../transport/browser/storage/local-storage';
import { linkFrame } from './transport/frame';
import { createPreviewStorage } from '../../transport/preview/storage';
import type { PanelData } from './data';

/** The preview of the site in the iframe. */
export interface Preview {
	frame: RefObject< HTMLIFrameElement >;
	/** Whether the page in the iframe listens. */
	isReady: boolean;
	send: ( message: PreviewMessage ) => void;
	/** Discards the preview and shows the site as it is. */
	finish: () => void;
}

/** The messages for a stored preview. */
const messagesOf = ( previewed: PreviewData ): PreviewMessage[] =>
	( Object.keys( previewed ) as ( keyof PreviewData )[] ).map(
		( param ) => ( { param, data: previewed[ param ] } ) as PreviewMessage
	);

/**
 * Connects the store to the page in the iframe: changes are sent to it, and all
 * of the preview whenever another page is loaded.
 *
 * @see spec 4.15
 */
export const usePreview = ( { origin, key }: PanelData ): Preview => {
	const frame = useRef< HTMLIFrameElement >( null );
	const [ isReady, setReady ] = useState( false );
	const { send, receiveAnswer, receiveStored } = useDispatch( previewStore );
	const previewed = useSelect(
		( select ) => select( previewStore ).getPreviewed(),
		[]
	);
	const latest = useRef( previewed );
	latest.current = previewed;

	useEffect( () => {
		const storage = createPreviewStorage( storageOf(), key, origin );
		const css = browserCss( window );
		void receiveStored( readStored( storage.read(), origin, css ) );
		if ( ! frame.current ) {
			return undefined;
		}
		const link = linkFrame( frame.current, origin, ( answer ) => {
			if ( answer.status === 'ready' ) {
				setReady( true );
				messagesOf( latest.current ).forEach( link.send );
				return;
			}
			void receiveAnswer( answer );
		} );
		const disconnect = connectFrame( link.send );
		return () => {
			disconnect();
			link.close();
		};
	}, [ key, origin, receiveAnswer, receiveStored ] );

	const finish = useCallback( () => {
		createPreviewStorage( storageOf(), key, origin ).write( null );
		void send( { param: 'completeOnboarding' } );
		setReady( false );
		frame.current?.contentWindow?.location.reload();
	}, [ key, origin, send ] );
	return {
		frame,
		isReady,
		send: ( message ) => void send( message ),
		finish,
	};
};
