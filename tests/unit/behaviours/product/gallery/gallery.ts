/** A gallery as rendered by the server, in a page without layout: each image is 100 pixels wide. */
export const GALLERY = ( count = 3 ) => {
	const places = Array.from( { length: count }, ( _, index ) => index + 1 );
	const slide = ( place: number ) =>
		`<div class="woocommerce-product-gallery__image" id="image-${ place }" data-thumb="thumb-${ place }.jpg"><a href="https://shop.test/full-${ place }.jpg"><img src="shown-${ place }.jpg" srcset="shown-${ place }.jpg 600w" sizes="640px" alt="Picture ${ place }" data-caption="Caption ${ place }" loading="${
			place === 1 ? 'eager' : 'lazy'
		}"></a></div>`;
	return `<div class="product"><div class="vitrine-gallery"><span class="onsale">-10%</span><div class="woocommerce-product-gallery__wrapper">${ places
		.map( slide )
		.join(
			''
		) }</div><div class="vitrine-gallery-arrows"><button type="button" class="vitrine-gallery-previous" aria-disabled="true"></button><span class="vitrine-gallery-count">1 of ${ count }</span><button type="button" class="vitrine-gallery-next"></button></div><ul class="flex-control-thumbs">${ places
		.map(
			( place ) =>
				`<li><a href="#image-${ place }"><img src="thumb-${ place }.jpg" alt=""></a></li>`
		)
		.join(
			''
		) }</ul></div><form class="cart variations_form"></form><ul><li class="product"><span class="onsale">-50%</span></li></ul></div>`;
};

/** Gives the gallery's strip a layout. */
export const layOut = () => {
	const strip = document.querySelector< HTMLElement >(
		'.woocommerce-product-gallery__wrapper'
	)!;
	const box = ( left: number ) => () => ( { left, width: 100 } ) as DOMRect;
	strip.getBoundingClientRect = box( 0 );
	Object.defineProperties( strip, {
		clientWidth: { value: 100 },
		scrollWidth: { value: 100 * strip.children.length },
	} );
	[ ...strip.children ].forEach( ( slide, index ) => {
		slide.getBoundingClientRect = () =>
			box( index * 100 - strip.scrollLeft )();
	} );
	return strip;
};

/** An image of a variation, as in spec 3.18. */
export const IMAGE = {
	src: 'blue.jpg',
	src_w: 600,
	src_h: 500,
	srcset: 'blue.jpg 600w',
	sizes: '50vw',
	title: 'Blue',
	caption: 'In blue',
	alt: 'A blue one',
	full_src: 'https://shop.test/blue-full.jpg',
	full_src_w: 1200,
	full_src_h: 1000,
	gallery_thumbnail_src: 'blue-thumb.jpg',
};

/** Notifies the page of a selection, as the form does. */
export const choose = ( variation: unknown ) =>
	document
		.querySelector( 'form' )!
		.dispatchEvent(
			new CustomEvent(
				variation ? 'vitrine:found-variation' : 'vitrine:reset-data',
				{ bubbles: true, detail: variation ? { variation } : null }
			)
		);
