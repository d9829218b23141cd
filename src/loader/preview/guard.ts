// Printed into the head of every page: a page that stands by itself fetches
// nothing more, one that is shown in a frame has its preview before it is painted.
const { dataset } = document.currentScript as HTMLScriptElement;
if ( window.parent !== window ) {
	const script = document.createElement( 'script' );
	script.src = dataset.src ?? '';
	script.setAttribute( 'blocking', 'render' );
	document.head.append( script );
}
