// Printed in the head of every page: loads the preview script in a frame only,
// blocking rendering so that the preview is in the first paint.
const { dataset } = document.currentScript as HTMLScriptElement;
if ( window.parent !== window ) {
	const script = document.createElement( 'script' );
	script.src = dataset.src ?? '';
	script.setAttribute( 'blocking', 'render' );
	document.head.append( script );
}
