const PATHS: Readonly< Record< string, string > > = {
	cart: 'M3 4h2.2l2.3 11.2a1.5 1.5 0 0 0 1.5 1.2h8.6a1.5 1.5 0 0 0 1.5-1.2L20.6 8H6M9.5 20.5h.01M17 20.5h.01',
	bag: 'M5.5 8h13l1 12.5h-15zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
	basket: 'M3.5 10h17l-2 9.5h-13zM8 10l3-6M16 10l-3-6M9.5 13.5v3M14.5 13.5v3',
	close: 'M6 6l12 12M18 6L6 18',
	remove: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5',
	search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
	reset: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9',
	image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 16.5M9 9h.01',
	previous: 'M15 5l-7 7 7 7',
	next: 'M9 5l7 7-7 7',
	eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
};

/**
 * A decorative icon without an accessible name. Twin of `View\Parts\Icon`.
 *
 * @param props
 * @param props.name One of the names above; others fall back to the cart.
 */
export const Icon = ( { name }: { name: string } ) => (
	<svg
		className="vitrine-icon"
		viewBox="0 0 24 24"
		width="24"
		height="24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.6"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		focusable="false"
	>
		<path d={ PATHS[ name ] ?? PATHS.cart } />
	</svg>
);
