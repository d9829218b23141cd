import contract from '../../contract';
import type { Page } from '../../behaviours/page';
import { onceOpened } from '../../transport/browser/opened';
import { holdPress, isHeld } from './held';

/** A dialog; browsers before 2022 lack its methods. */
type Dialog = HTMLElement &
	Partial< Pick< HTMLDialogElement, 'open' | 'showModal' > >;

/** A chunk whose behaviors are loaded on demand. */
export interface Lazy {
	/** Where it works. Hover, touch or focus there loads it. */
	root: string;
	/** A global variable of another script that handles this instead. */
	unless?: string;
	/** Where it works all the same: markup that is ours. */
	ours?: string;
	/** Controls within `root` that it handles; without, it only listens. */
	controls?: string;
	/** Fields whose input it handles: earlier input is dispatched again. */
	fields?: string;
	/** Whether to load it at once on a page that has `root`. */
	eager?: boolean;
	/** Controls whose clicks a theme may stop: captured before it. */
	early?: string;
	/** A dialog to open, empty, on the click, or on Enter and Space. */
	opens?: string;
	/** Whether scrolling loads it on a page that has `root`. */
	onScroll?: boolean;
	/** Whether Back or Forward loads it on a page that has `root`. */
	onHistory?: boolean;
	/** Events that load it; it is passed the last one it missed. */
	hears?: string;
	load: () => Promise< { wire: ( page: Page, missed?: Event ) => void } >;
}

/**
 * Wires a chunk's behaviors at the first intent. A click before it has loaded
 * is held, with the control marked as busy, and repeated once the chunk has
 * loaded, or failed: the browser's default action then applies. Later actions
 * are replayed after it.
 */
export const lazily = (
	page: Page,
	{
		root,
		controls,
		early,
		opens,
		fields,
		eager,
		onScroll,
		onHistory,
		hears,
		load,
	}: Lazy
): void => {
	let settled = false;
	let missed: Event | undefined;
	let ready: Promise< void > | undefined;
	const fetchChunk = () =>
		( ready ??= load()
			.then( ( { wire } ) => onceOpened( () => wire( page, missed ) ) )
			.catch( reportError )
			.finally( () => {
				settled = true;
			} ) );

	/** While the chunk loads, or an earlier action waits for another chunk. */
	const mustWait = ( box: Element | null ): box is Element =>
		!! box && ( ! settled || isHeld( box ) );

	if ( controls ) {
		page.on(
			'pointerover touchstart focusin',
			root,
			() => void fetchChunk()
		);
		const hold = ( event: Event, control: HTMLElement ) => {
			const { key = ' ' } = event as Partial< KeyboardEvent >;
			const box = control.closest( root );
			if ( mustWait( box ) && ( key === ' ' || key === 'Enter' ) ) {
				event.preventDefault();
				control.ariaBusy = 'true';
				const dialog = opens
					? document.querySelector< Dialog >( opens )
					: undefined;
				dialog?.showModal?.();
				// Otherwise the browser would focus the first control at once.
				dialog?.focus();
				holdPress( box, fetchChunk(), () => {
					control.ariaBusy = null;
					// Unless the shopper has closed it meanwhile.
					if ( dialog?.open !== false ) {
						control.click();
					}
				} );
			}
		};
		page.on( opens ? 'click keydown' : 'click', controls, hold );
		if ( early ) {
			document.addEventListener(
				'click',
				( event ) => {
					const control = ( event.target as Element ).closest(
						early
					);
					if ( control && mustWait( control.closest( root ) ) ) {
						event.stopPropagation();
						hold( event, control as HTMLElement );
					}
				},
				true
			);
		}
	}
	if ( fields ) {
		page.on( 'input change', fields, ( event, input ) => {
			const box = input.closest( root );
			if ( box && ! settled && ! isHeld( box ) ) {
				const { target, type } = event;
				// A copy, to keep the information that the value was typed.
				const again = new InputEvent( type, event );
				void fetchChunk().then( () => target?.dispatchEvent( again ) );
			}
		} );
	}
	if ( hears ) {
		page.on( hears, '*', ( event ) => {
			missed = event;
			void fetchChunk();
		} );
	}
	const look = ( within: ParentNode ) => {
		if ( eager && within.querySelector( root ) ) {
			void fetchChunk();
		}
	};
	look( document );
	page.on( contract.events.native.inserted, '*', ( _event, inserted ) =>
		look( inserted )
	);
	const intent = onHistory ? 'popstate' : onScroll && 'scroll';
	if ( intent && document.querySelector( root ) ) {
		window.addEventListener( intent, () => void fetchChunk(), {
			once: true,
			passive: true,
		} );
	}
};
