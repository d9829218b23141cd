interface Attachment {
	id: number;
	url: string;
	title?: string;
	sizes?: { thumbnail?: { url: string } };
}

interface Frame {
	on: ( event: 'select', listener: () => void ) => void;
	open: () => void;
	state: () => {
		get: ( name: 'selection' ) => { toJSON: () => Attachment[] };
	};
}

declare global {
	interface Window {
		wp?: {
			media?: ( options: {
				title: string;
				multiple: boolean | 'add';
				library?: { type: 'image' };
			} ) => Frame;
		};
	}
}

export interface Picture {
	id: number;
	url: string;
}

/** Opens the media library for images; the callback runs if any are selected. */
export const choosePictures = (
	title: string,
	multiple: boolean,
	chosen: ( pictures: Picture[] ) => void
): void => {
	const frame = window.wp?.media?.( {
		title,
		multiple: multiple && 'add',
		library: { type: 'image' },
	} );
	frame?.on( 'select', () =>
		chosen(
			frame
				.state()
				.get( 'selection' )
				.toJSON()
				.map( ( { id, url, sizes } ) => ( {
					id,
					url: sizes?.thumbnail?.url ?? url,
				} ) )
		)
	);
	frame?.open();
};

/** Opens the media library for a file of any type. */
export const chooseFile = (
	title: string,
	chosen: ( name: string, url: string ) => void
): void => {
	const frame = window.wp?.media?.( { title, multiple: false } );
	frame?.on( 'select', () => {
		const [ file ] = frame.state().get( 'selection' ).toJSON();
		if ( file ) {
			chosen( file.title ?? '', file.url );
		}
	} );
	frame?.open();
};
