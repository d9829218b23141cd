<?php
/**
 * Plugin Name: A neighbour: infinite scroll
 * Description: A product list of a theme, whose next page is loaded with AJAX.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$list = static function ( int $page ): string {
	$query = new WP_Query(
		array(
			'post_type'      => 'product',
			'post_status'    => 'publish',
			'orderby'        => 'title',
			'order'          => 'ASC',
			'posts_per_page' => 4,
			'paged'          => $page,
			'tax_query'      => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- Few products.
				array(
					'taxonomy' => 'product_type',
					'field'    => 'slug',
					'terms'    => 'simple',
				),
			),
		)
	);
	ob_start();
	echo '<ul class="products columns-4">';
	while ( $query->have_posts() ) {
		$query->the_post();
		wc_get_template_part( 'content', 'product' );
	}
	echo '</ul>';
	wp_reset_postdata();
	return (string) ob_get_clean();
};

add_shortcode(
	'endless',
	static function () use ( $list ): string {
		return '<div class="woocommerce" id="endless">' . $list( 1 ) . '</div><button type="button" id="more">More products</button>
<script>
document.getElementById( "more" ).addEventListener( "click", function () {
	fetch( "' . esc_url( admin_url( 'admin-ajax.php' ) ) . '?action=endless_more&page=2" )
		.then( function ( answer ) { return answer.text(); } )
		.then( function ( html ) { document.getElementById( "endless" ).insertAdjacentHTML( "beforeend", html ); } );
} );
</script>';
	}
);

foreach ( array( 'wp_ajax_endless_more', 'wp_ajax_nopriv_endless_more' ) as $hook ) {
	add_action(
		$hook,
		static function () use ( $list ): void {
			echo $list( absint( $_GET['page'] ?? 1 ) ); // phpcs:ignore WordPress.Security -- WooCommerce's templates escape their output.
			exit;
		}
	);
}
