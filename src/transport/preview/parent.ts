import contract from '../../contract';
import type { PreviewAnswer } from '../../contract/types';
import { messageOf } from '../../core/preview/message';
import { isPreview, mayDirect } from '../../core/preview/parent';

type View = Window & typeof globalThis;

const addressOf = ( view: Window ): string | null => {
	try {
		return view.location.href;
	} catch {
		// Cross-origin.
		return null;
	}
};

/** The origin of the parent window; empty: unknown. */
const parentOrigin = ( view: View ): string => {
	const address = addressOf( view.parent );
	const { ancestorOrigins } = view.location as Partial< Location >;
	if ( address !== null ) {
		// A frame without a URL has the origin of its creator.
		return address.startsWith( 'http' )
			? new URL( address ).origin
			: view.origin;
	}
	if ( ancestorOrigins?.length ) {
		return ancestorOrigins[ 0 ] ?? '';
	}
	const { referrer } = view.document;
	return URL.canParse( referrer ) ? new URL( referrer ).origin : '';
};

/**
 * Whether a window is a preview: framed by another page whose origin, if known,
 * is allowed.
 *
 * @param view    The window.
 * @param allowed Allowed origins.
 * @see spec 2.10, field 38
 */
export const isPreviewWindow = (
	view: View,
	allowed: readonly string[]
): boolean => {
	const origin = parentOrigin( view );
	return (
		view.parent !== view &&
		isPreview( view.location.href, addressOf( view.parent ) ) &&
		( ! origin || mayDirect( origin, allowed ) )
	);
};

/** Handles a message and returns the response. */
type Hear = ( param: string, data: unknown ) => PreviewAnswer;

/**
 * Listens to messages of the parent window only.
 *
 * @param view    The window.
 * @param allowed Allowed origins of the parent.
 * @param hear    Handles the messages.
 * @see spec 4.15, field 38, readings 25
 */
export const listenToParent = (
	view: View,
	allowed: readonly string[],
	hear: Hear
): void => {
	const { parent } = view;
	const answer = ( result: PreviewAnswer, origin: string ) =>
		parent.postMessage(
			{ call: contract.preview.answer, ...result },
			origin
		);
	view.addEventListener( 'message', ( { source, origin, data } ) => {
		if ( source !== parent || ! mayDirect( origin, allowed ) ) {
			return;
		}
		const message = messageOf( data );
		if ( message ) {
			answer( hear( message.param, message.data ), origin );
		}
	} );
	const origin = parentOrigin( view );
	if ( mayDirect( origin, allowed ) ) {
		answer( { status: 'ready', param: '', field: '' }, origin );
	}
};
