import contract from '../contract';

const { events, markers, settings_values: values } = contract;

const attached = new WeakSet< Element >();
/** What was done before the script of its region was there. */
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

/** The id that WordPress gives to the script of a block: the page's import map knows it. */
const idOf = ( { dataset }: HTMLElement ) =>
	`${ ( dataset.wpInteractive ?? '' ).replace( '/', '-' ) }${
		values.view_module
	}`;

/** Fetches the scripts of all blocks of the site that this page has. */
const load = () => {
	loading ??= Promise.all(
		Array.from(
			new Set( Array.from( regions(), idOf ) ),
			( id ): Promise< unknown > => import( /* webpackIgnore: true */ id )
		)
	).catch( ( error: unknown ) => {
		// Links lead where they lead without a script.
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

// The header keeps clear of what is scrolled to and of what gets the focus.
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
	// What the page already shows at its beginning: a place in it, or what a script in its head has chosen.
	if (
		window.scrollY ||
		window.location.hash ||
		document.documentElement.hasAttribute( markers.site_scripts_wanted )
	) {
		load();
	}
};
look();
// The visitor may have chosen anew since the browser made this page.
document.addEventListener( 'prerenderingchange', look );
