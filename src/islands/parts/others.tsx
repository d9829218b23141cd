/** What other plugins print at the places of an engine's page: place to HTML. */
export type OthersHtml = Readonly< Record< string, string > >;

interface Props {
	all: OthersHtml | undefined;
	place: string;
}

/**
 * A place. Twin of `View\Parts\Others::at()`.
 *
 * @param props
 * @param props.all   What is printed on this page.
 * @param props.place Name of the place.
 * @param props.tag   Of the element around it: `tbody` among rows.
 */
export const Others = ( {
	all,
	place,
	tag: Tag = 'div',
}: Props & { tag?: 'div' | 'tbody' } ) => {
	const html = all?.[ place ];
	return html === undefined ? null : (
		<Tag
			data-vitrine-others={ place }
			dangerouslySetInnerHTML={ { __html: html } }
		/>
	);
};

/**
 * A place among totals: plugins print rows of a table there. Twin of
 * `View\Parts\Others::rows()`.
 *
 * @param props
 * @param props.all   What is printed on this page.
 * @param props.place Name of the place.
 */
export const OtherRows = ( { all, place }: Props ) =>
	all?.[ place ] === undefined ? null : (
		<table className="vitrine-others">
			<Others all={ all } place={ place } tag="tbody" />
		</table>
	);

/**
 * Reads what stands at the places of a page.
 *
 * @param root What holds them.
 */
export const othersIn = ( root: ParentNode ): OthersHtml =>
	Object.fromEntries(
		[
			...root.querySelectorAll< HTMLElement >( '[data-vitrine-others]' ),
		].map( ( { dataset, innerHTML } ) => [
			dataset.vitrineOthers ?? '',
			innerHTML,
		] )
	);
