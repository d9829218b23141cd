import contract from '../../../contract';
import type { PreviewAnswer, PreviewMessage } from '../../../contract/types';
import { isOneOf, isShape, isText } from '../../../transport/http/shape';

const isAnswer = isShape< PreviewAnswer & { call: string } >( {
	call: isOneOf( contract.preview.answer ),
	status: isOneOf( 'ready', 'applied', 'refused' ),
	param: isText,
	field: isText,
} );

/** The connection to a page in an iframe. */
export interface FrameLink {
	send: ( message: PreviewMessage ) => void;
	close: () => void;
}

/**
 * Connects to a page in an iframe. Messages are exchanged with the site's
 * origin only, wherever a link may have led.
 *
 * @param frame  The iframe.
 * @param origin The site's origin.
 * @param hear   Called with the page's messages.
 * @see spec 4.15
 */
export const linkFrame = (
	frame: HTMLIFrameElement,
	origin: string,
	hear: ( answer: PreviewAnswer ) => void
): FrameLink => {
	const listen = ( { source, origin: from, data }: MessageEvent ) => {
		if (
			source === frame.contentWindow &&
			from === origin &&
			isAnswer( data )
		) {
			hear( data );
		}
	};
	window.addEventListener( 'message', listen );
	return {
		send: ( message ) =>
			frame.contentWindow?.postMessage(
				{ call: contract.preview.call, value: message },
				origin
			),
		close: () => window.removeEventListener( 'message', listen ),
	};
};
