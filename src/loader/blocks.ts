import contract from '../contract';

const { events, markers, settings_values: values } = contract;

const attached = new WeakSet< Element >();
/** Events that came before their region's script was loaded. */
let held: { region: Element; again: () => void }[] = [];
let loading: Promise< unknown > | undefined;

const settle = ( region: Element ) => {
	attached.add( region );
	const ready = held.filter( ( one ) => one.region === region );
	held = held.filter( ( one ) => one.region !== region );
	ready.forEach( ( { again } ) => again() );
};

const regions = () =>
	document.querySelectorAll< HTMLElement >( markers.site_region );

/** The id of a block's view script module, as in the page's import map. */
const idOf = ( { dataset }: HTMLElement ) =>
	`${ ( dataset.wpInteractive ?? '' ).replace( '/', '-' ) }${
		values.view_module
	}`;

/** Loads the scripts of all our site blocks on the page. */
const load = () => {
	loading ??= Promise.all(
		Array.from(
			new Set( Array.from( regions(), idOf ) ),
			( id ): Promise< unknown > => import( /* webpackIgnore: true */ id )
		)
	).catch( ( error: unknown ) => {
		// Release the events: links work without a script.
		regions().forEach( settle );
		reportError( error );
	} );
};

const hold = ( event: Event ) => {
	const { target, type } = event;
	const element =
		target instanceof HTMLElement || target instanceof SVGElement
			? target
			: null;
	const region = element?.closest( markers.site_region );
	if ( ! element || ! region || attached.has( region ) ) {
		return;
	}
	load();
	const control = element.closest< HTMLElement >( markers.site_control );
	const { button, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
	const ready = () =>
		new Promise< void >( ( again ) => {
			held.push( { region, again } );
		} );
	if ( type === 'input' ) {
		if ( ! window.vitrine?.held?.isHeld( region ) ) {
			void ready().then( () =>
				element.dispatchEvent( new Event( type, { bubbles: true } ) )
			);
		}
	} else if ( control && ! ( button || ctrlKey || metaKey || shiftKey ) ) {
		event.preventDefault();
		event.stopImmediatePropagation();
		const press = () => control.click();
		const { held: loader } = window.vitrine ?? {};
		if ( loader ) {
			loader.holdPress( region, ready(), press );
		} else {
			void ready().then( press );
		}
	}
};

const near = ( { target }: Event ) => {
	if ( target instanceof Element && target.closest( markers.site_region ) ) {
		load();
	}
};

// The sticky header reserves space for scroll targets and focus.
for ( const type of [ 'scroll', 'focusin' ] ) {
	document.addEventListener( type, load, { once: true, passive: true } );
}
for ( const type of [ 'pointerover', 'touchstart' ] ) {
	document.addEventListener( type, near, { passive: true } );
}
for ( const type of [ 'click', 'input' ] ) {
	document.addEventListener( type, hold, { capture: true } );
}
document.addEventListener( events.native.attached, ( { target } ) => {
	if ( target instanceof Element ) {
		settle( target );
	}
} );
const look = () => {
	// A scroll position, or a choice made by a script in the head.
	if (
		window.scrollY ||
		window.location.hash ||
		document.documentElement.hasAttribute( markers.site_scripts_wanted )
	) {
		load();
	}
};
look();
// The visitor's choice may have changed since the page was prerendered.
document.addEventListener( 'prerenderingchange', look );
