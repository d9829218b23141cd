import { useMemo } from '@wordpress/element';

const TAGS =
	'a,abbr,b,bdi,br,code,dd,del,div,dl,dt,em,i,img,ins,li,ol,p,s,small,span,strong,sub,sup,time,u,ul' +
	// Inline SVG icons.
	',svg,g,path,circle,rect,line,polyline,polygon';

const ATTRIBUTE =
	/^(class|href|src|srcset|sizes|alt|title|width|height|loading|decoding|datetime|rel|target|role|viewBox|fill|stroke|d|c[xy]|r[xy]?|[xy][12]?|points|transform|xmlns|focusable|(aria|data|fill|clip|stroke)-[\w-]+)$/;

const isSafe = ( { name, value }: Attr ) =>
	ATTRIBUTE.test( name ) &&
	! (
		[ 'href', 'src' ].includes( name ) &&
		/^[\s\0-\x1f]*(?!https?:)[a-z][\w+.-]*:/i.test( value )
	);

/** Removes all elements and attributes that could run scripts. */
export const clean = ( html: string ): string => {
	const { body } = new DOMParser().parseFromString( html, 'text/html' );
	for ( const element of [ ...body.querySelectorAll( '*' ) ] ) {
		if ( ! element.matches( TAGS ) ) {
			element.remove();
			continue;
		}
		for ( const attribute of [ ...element.attributes ] ) {
			if ( ! isSafe( attribute ) ) {
				element.removeAttribute( attribute.name );
			}
		}
	}
	return body.innerHTML;
};

/**
 * HTML that a plugin of the engine shows in place of a part. The server has
 * sanitized it; the page does again, because it comes with responses too. Twin
 * of `View\Markup::foreign()`.
 *
 * @param props
 * @param props.html
 */
export const Foreign = ( { html }: { html: string } ) => (
	<span
		className="vitrine-foreign"
		dangerouslySetInnerHTML={ {
			__html: useMemo( () => clean( html ), [ html ] ),
		} }
	/>
);
