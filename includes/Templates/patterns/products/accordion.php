<?php
/**
 * Pattern: product page with an accordion.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:vitrine/breadcrumbs {"align":"wide"} /-->

<!-- wp:vitrine/product {"align":"wide","stickySummary":true} -->
<!-- wp:vitrine/product-gallery {"galleryLayout":"beside"} /-->

<!-- wp:vitrine/product-summary -->
<!-- wp:vitrine/product-title /-->

<!-- wp:vitrine/product-rating /-->

<!-- wp:vitrine/product-price /-->

<!-- wp:vitrine/product-short-description /-->

<!-- wp:vitrine/product-stock /-->

<!-- wp:vitrine/product-form /-->

<!-- wp:vitrine/product-meta /-->
<!-- /wp:vitrine/product-summary -->

<!-- wp:vitrine/product-details {"layout":"accordion","showReviews":true} /-->

<!-- wp:vitrine/product-sticky-bar /-->
<!-- /wp:vitrine/product -->

<!-- wp:vitrine/product-listing {"align":"wide","collection":"related","title":<?php echo wp_json_encode( __( 'You may also like', 'vitrine' ), JSON_HEX_TAG | JSON_UNESCAPED_UNICODE ); ?>,"rows":1,"showSort":false,"showCount":false,"showPagination":false,"heading":"h3","queryId":1} /-->
