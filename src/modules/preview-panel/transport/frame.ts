import contract from '../../../contract';
import type { PreviewAnswer, PreviewMessage } from '../../../contract/types';
import { isOneOf, isShape, isText } from '../../../transport/http/shape';

const isAnswer = isShape< PreviewAnswer & { call: string } >( {
	call: isOneOf( contract.preview.answer ),
	status: isOneOf( 'ready', 'applied', 'refused' ),
	param: isText,
	field: isText,
} );

/** The way to a framed page. */
export interface FrameLink {
	send: ( message: PreviewMessage ) => void;
	close: () => void;
}

/**
 * Talks to a page in a frame: to one of the site alone, wherever a link in it
 * may have led.
 *
 * @param frame  The frame's element.
 * @param origin Of the site.
 * @param hear   Takes what the page answers.
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
