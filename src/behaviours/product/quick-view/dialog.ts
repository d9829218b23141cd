import contract from '../../../contract';

const { markers } = contract;

const QUICK_VIEW = `dialog.${ markers.quick_view_dialog }`;

/** The parts of the page's one dialog. */
export interface QuickView {
	readonly dialog: HTMLDialogElement;
	readonly content: HTMLElement;
	readonly failed: HTMLElement;
	/** Settles when the style of products is there, or cannot be had. */
	readonly styled: Promise< void >;
}

const loaded = ( link: HTMLLinkElement ) =>
	new Promise< void >( ( resolve ) => {
		link.onload = link.onerror = () => resolve();
	} );

let view: QuickView | undefined;

/**
 * The page's dialog. Who wants it for the first time fetches the style of
 * products.
 *
 * @return Undefined where the page has none.
 */
export const theQuickView = (): QuickView | undefined => {
	if ( view?.dialog.isConnected ) {
		return view;
	}
	const dialog = document.querySelector< HTMLDialogElement >( QUICK_VIEW );
	const content = dialog?.querySelector< HTMLElement >(
		markers.quick_view_content
	);
	const failed = dialog?.querySelector< HTMLElement >(
		markers.quick_view_failed
	);
	if ( ! dialog || ! content || ! failed ) {
		return undefined;
	}
	const styles = document.querySelector< HTMLTemplateElement >(
		`#${ markers.quick_view_dialog }-styles`
	);
	const links = [
		...( styles?.content.querySelectorAll( 'link' ) ?? [] ),
	].map( ( link ) => document.importNode( link ) );
	const styled = Promise.all( links.map( loaded ) ).then( () => undefined );
	document.head.append( ...links );
	view = { dialog, content, failed, styled };
	return view;
};
