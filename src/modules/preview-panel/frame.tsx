import { Button } from '@wordpress/components';
import {
	useEffect,
	useRef,
	useState,
	type RefObject,
} from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import contract from '../../contract';

const { widths } = contract.preview;

const labels = () => [
	__( 'Desktop', 'vitrine' ),
	__( 'Tablet', 'vitrine' ),
	__( 'Phone', 'vitrine' ),
];

/** Size of the available space in pixels. */
const useRoom = ( room: RefObject< HTMLElement > ) => {
	const [ size, setSize ] = useState( { width: 0, height: 0 } );
	useEffect( () => {
		const { current } = room;
		const observer = new ResizeObserver( ( [ entry ] ) => {
			if ( entry ) {
				const { width, height } = entry.contentRect;
				setSize( { width, height } );
			}
		} );
		if ( current ) {
			observer.observe( current );
		}
		return () => observer.disconnect();
	}, [ room ] );
	return size;
};

/** The site in an iframe with one of three widths, scaled down to fit. */
export const Frame = ( {
	url,
	frame,
}: {
	url: string;
	frame: RefObject< HTMLIFrameElement >;
} ) => {
	const [ chosen, choose ] = useState( widths[ 0 ] ?? 0 );
	const room = useRef< HTMLDivElement >( null );
	const { width, height } = useRoom( room );
	const scale = width ? Math.min( 1, width / chosen ) : 1;
	return (
		<div className="vitrine-preview__stage">
			<div
				className="vitrine-preview__widths"
				role="group"
				aria-label={ __( 'Preview width', 'vitrine' ) }
			>
				{ labels().map( ( label, index ) => {
					const pixels = widths[ index ] ?? 0;
					return (
						<Button
							key={ label }
							size="compact"
							isPressed={ pixels === chosen }
							onClick={ () => choose( pixels ) }
						>
							{ sprintf(
								/* translators: 1: a kind of device, 2: number of pixels. */
								__( '%1$s (%2$d px)', 'vitrine' ),
								label,
								pixels
							) }
						</Button>
					);
				} ) }
			</div>
			<div className="vitrine-preview__room" ref={ room }>
				<iframe
					ref={ frame }
					src={ url }
					title={ __( 'Site preview', 'vitrine' ) }
					style={ {
						inlineSize: chosen,
						blockSize: height / scale,
						transform: `scale(${ scale })`,
						insetInlineStart: ( width - chosen * scale ) / 2,
					} }
				/>
			</div>
		</div>
	);
};
