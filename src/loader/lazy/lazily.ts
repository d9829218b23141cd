import contract from '../../contract';
import type { Page } from '../../behaviours/page';
import { onceOpened } from '../../transport/browser/opened';
import { holdPress, isHeld } from './held';

/** A dialog, also of a browser before 2022, which does not know it. */
type Dialog = HTMLElement &
	Partial< Pick< HTMLDialogElement, 'open' | 'showModal' > >;

/** A chunk whose behaviours come when they are wanted. */
export interface Lazy {
	/** Where it works. Coming near (by pointer, touch or focus) fetches it. */
	root: string;
	/** A variable of the window that says that another script attends to it. */
	unless?: string;
	/** What it handles the clicks of, all within `root`; without, it only listens. */
	controls?: string;
	/** The fields whose input it hears: what came before the chunk is given again. */
	fields?: string;
	/** Whether a page that has `root` needs it from the start. */
	eager?: boolean;
	/** Of its controls, those whose clicks a theme's own script may take: they are held before it. */
	early?: string;
	/** A dialog that its controls open, at the press already, empty; Enter and Space work them as a click does. */
	opens?: string;
	/** Whether scrolling a page that has `root` is an intent. */
	onScroll?: boolean;
	/** Whether the way back, or forward, is an intent on a page that has `root`. */
	onHistory?: boolean;
	/** Events that fetch it; it is told of the last one that it has missed. */
	hears?: string;
	load: () => Promise< { wire: ( page: Page, missed?: Event ) => void } >;
}

/**
 * Wires a chunk's behaviours at the first intent. A click that comes before the
 * chunk is held and given again when it is there, or when it cannot be had: the
 * browser then does what it does without script. Until then the control is busy.
 * What is done meanwhile comes after it again.
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

	/** Until the chunk is there, and as long as something before it waits for another one. */
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
				// The browser gives the focus to the first control, whose turn is later.
				dialog?.focus();
				holdPress( box, fetchChunk(), () => {
					control.ariaBusy = null;
					// Not for who has closed it again.
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
				// A copy: what was typed is still known to have been typed.
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
