import contract from '../../contract';
import type { PreviewAnswer } from '../../contract/types';
import { messageOf } from '../../core/preview/message';
import { isPreview, mayDirect } from '../../core/preview/parent';

type View = Window & typeof globalThis;

const addressOf = ( view: Window ): string | null => {
	try {
		return view.location.href;
	} catch {
		// Of another origin.
		return null;
	}
};

/** The origin of the parent window, as far as the browser says; empty: unknown. */
const parentOrigin = ( view: View ): string => {
	const address = addressOf( view.parent );
	const { ancestorOrigins } = view.location as Partial< Location >;
	if ( address !== null ) {
		// Of a frame without an address of its own, it is its creator's.
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
 * Whether a window is a preview: shown by another page, and by none of which it
 * is known that it may not direct it.
 *
 * @param view    The window.
 * @param allowed Origins of pages that may.
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

/** What is done with a message, and what is said of it. */
type Hear = ( param: string, data: unknown ) => PreviewAnswer;

/**
 * Listens to the parent window, and to no other one.
 *
 * @param view    The window.
 * @param allowed Origins of parents that may direct it.
 * @param hear    Takes what they ask for.
 * @see spec 4.15, field 38, readings 25
 */
export const listenToParent = (
	view: View,
	allowed: readonly string[],
	hear: Hear
): void => {
	const { parent } = view;
	const answer = ( said: PreviewAnswer, origin: string ) =>
		parent.postMessage(
			{ call: contract.preview.answer, ...said },
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
